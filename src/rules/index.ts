/** All rules, in the order of the manual: by group, then by fault. */
import { malformedAllowance } from "./allowance/malformed.ts";
import { noReason } from "./allowance/no-reason.ts";
import { unknownAllowedRule } from "./allowance/unknown-rule.ts";
import { unusedAllowance } from "./allowance/unused.ts";
import { endsAtCut } from "./art/ends-at-cut.ts";
import { lowResolution } from "./art/low-resolution.ts";
import { onGlueTab } from "./art/on-glue-tab.ts";
import { outsidePiece } from "./art/outside-piece.ts";
import { unusedArt } from "./art/unused.ts";
import { chainedHazard } from "./board/chained-hazard.ts";
import { dockWithoutBorder } from "./board/dock-without-border.ts";
import { nearEdge } from "./board/near-edge.ts";
import { noGain } from "./board/no-gain.ts";
import { overlappingSpaces } from "./board/overlapping-spaces.ts";
import { boardTrap } from "./board/trap.ts";
import { unreachableSpace } from "./board/unreachable-space.ts";
import { wayBack } from "./board/way-back.ts";
import { wrongDistance } from "./board/wrong-distance.ts";
import { notToldApart } from "./colour/not-told-apart.ts";
import { sameInGrey } from "./colour/same-in-grey.ts";
import { duplicateId } from "./deck/duplicate-id.ts";
import { equalFronts } from "./deck/equal-fronts.ts";
import { inNoKit } from "./deck/in-no-kit.ts";
import { mixedBacks } from "./deck/mixed-backs.ts";
import { silentZero } from "./deck/silent-zero.ts";
import { tooLargeForLetter } from "./deck/too-large-for-letter.ts";
import { unknownTemplate } from "./deck/unknown-template.ts";
import { unreadField } from "./deck/unread-field.ts";
import type { Rule } from "./define-rule.ts";
import { cannotBeRolled } from "./dice/cannot-be-rolled.ts";
import { emptyFace } from "./dice/empty-face.ts";
import { notSixFaces } from "./dice/not-six-faces.ts";
import { sixOrNine } from "./dice/six-or-nine.ts";
import { smallIcon } from "./dice/small-icon.ts";
import { unevenOpposites } from "./dice/uneven-opposites.ts";
import { worseColour } from "./dice/worse-colour.ts";
import { brokenRun } from "./facts/broken-run.ts";
import { danglingReference } from "./facts/dangling-reference.ts";
import { disagreeingValue } from "./facts/disagreeing-value.ts";
import { misreckoned } from "./facts/misreckoned.ts";
import { oneSidedReference } from "./facts/one-sided-reference.ts";
import { outOfRange } from "./facts/out-of-range.ts";
import { patternMismatch } from "./facts/pattern-mismatch.ts";
import { repeatedValue } from "./facts/repeated-value.ts";
import { uncorrelated } from "./facts/uncorrelated.ts";
import { uncoveredValue } from "./facts/uncovered-value.ts";
import { unlistedMention } from "./facts/unlisted-mention.ts";
import { unpaired } from "./facts/unpaired.ts";
import { wrongCount } from "./facts/wrong-count.ts";
import { wrongSum } from "./facts/wrong-sum.ts";
import { unusedFigure } from "./figure/unused.ts";
import { brokenJournal } from "./game/broken-journal.ts";
import { unknownFont } from "./game/unknown-font.ts";
import { versionNotRaised } from "./game/version-not-raised.ts";
import { unusedIcon } from "./glossary/unused-icon.ts";
import { unusedSymbol } from "./glossary/unused-symbol.ts";
import { unusedTerm } from "./glossary/unused-term.ts";
import { missingBack } from "./kit/missing-back.ts";
import { nearlyEmptySheet } from "./kit/nearly-empty-sheet.ts";
import { repeatedDeck } from "./kit/repeated-deck.ts";
import { scenarioWithoutCards } from "./kit/scenario-without-cards.ts";
import { unevenShares } from "./kit/uneven-shares.ts";
import { allWhiteRow } from "./map/all-white-row.ts";
import { impassable } from "./map/impassable.ts";
import { sealedSquare } from "./map/sealed-square.ts";
import { twins } from "./map/twins.ts";
import { badFormula } from "./rules/bad-formula.ts";
import { contradiction } from "./rules/contradiction.ts";
import { emptySelection } from "./rules/empty-selection.ts";
import { noExpectation } from "./rules/no-expectation.ts";
import { noNumbers } from "./rules/no-numbers.ts";
import { tooMuchWork } from "./rules/too-much-work.ts";
import { unclearSubject } from "./rules/unclear-subject.ts";
import { unknownRuleName } from "./rules/unknown-name.ts";
import { unknownValue } from "./rules/unknown-value.ts";
import { ambiguousFinish } from "./scenario/ambiguous-finish.ts";
import { ambiguousStart } from "./scenario/ambiguous-start.ts";
import { blockedCurrent } from "./scenario/blocked-current.ts";
import { contradictoryRules } from "./scenario/contradictory-rules.ts";
import { idleRule } from "./scenario/idle-rule.ts";
import { misplacedEnd } from "./scenario/misplaced-end.ts";
import { overusedCard } from "./scenario/overused-card.ts";
import { startIsFinish } from "./scenario/start-is-finish.ts";
import { tooFewCards } from "./scenario/too-few-cards.ts";
import { tooManyCards } from "./scenario/too-many-cards.ts";
import { unknownSquare } from "./scenario/unknown-square.ts";
import { unwordedRule } from "./scenario/unworded-rule.ts";
import { wrongDiagonals } from "./scenario/wrong-diagonals.ts";
import { wrongLength } from "./scenario/wrong-length.ts";
import { wrongPlayers } from "./scenario/wrong-players.ts";
import { neverHolds } from "./severity/never-holds.ts";
import { staysError } from "./severity/stays-error.ts";
import { unknownGradedRule } from "./severity/unknown-rule.ts";
import { unusedRow } from "./table/unused-row.ts";
import { unknownArt } from "./template/unknown-art.ts";
import { unknownField } from "./template/unknown-field.ts";
import { unknownIcon } from "./template/unknown-icon.ts";
import { unreadCopy } from "./template/unread-copy.ts";
import { unusedTemplate } from "./template/unused.ts";
import { acrossFold } from "./text/across-fold.ts";
import { brokenWord } from "./text/broken-word.ts";
import { lowContrast } from "./text/low-contrast.ts";
import { missingGlyph } from "./text/missing-glyph.ts";
import { missingStyle } from "./text/missing-style.ts";
import { nearDuplicate } from "./text/near-duplicate.ts";
import { outsideSafeZone } from "./text/outside-safe-zone.ts";
import { overflow } from "./text/overflow.ts";
import { overlap } from "./text/overlap.ts";
import { rawMark } from "./text/raw-mark.ts";
import { tooSmall } from "./text/too-small.ts";
import { touchesLine } from "./text/touches-line.ts";
import { unclosedMark } from "./text/unclosed-mark.ts";
import { unknownName } from "./text/unknown-name.ts";
import { wrongNumber } from "./text/wrong-number.ts";
import { accelerationAtEnd } from "./track/acceleration-at-end.ts";
import { bypassedAcceleration } from "./track/bypassed-acceleration.ts";
import { crowdedStart } from "./track/crowded-start.ts";
import { forcedDiagonal } from "./track/forced-diagonal.ts";
import { forcedWhite } from "./track/forced-white.ts";
import { loopDoesNotClose } from "./track/loop-does-not-close.ts";
import { narrow } from "./track/narrow.ts";
import { notJoined } from "./track/not-joined.ts";
import { onlyAccelerations } from "./track/only-accelerations.ts";
import { trackOverlap } from "./track/overlap.ts";
import { samePlace } from "./track/same-place.ts";
import { shortcut } from "./track/shortcut.ts";
import { strayHeading } from "./track/stray-heading.ts";
import { tooManyAccelerations } from "./track/too-many-accelerations.ts";
import { trap } from "./track/trap.ts";
import { unreachableFinish } from "./track/unreachable-finish.ts";
import { unreachedSquare } from "./track/unreached-square.ts";
import { doubledWord } from "./words/doubled-word.ts";
import { forbiddenWord } from "./words/forbidden-word.ts";
import { hiddenCharacter } from "./words/hidden-character.ts";
import { mixedNumbers } from "./words/mixed-numbers.ts";
import { mixedQuotes } from "./words/mixed-quotes.ts";
import { printedBraces } from "./words/printed-braces.ts";
import { termCapitals } from "./words/term-capitals.ts";
import { termSpelling } from "./words/term-spelling.ts";
import { trailingBlanks } from "./words/trailing-blanks.ts";
import { unmatchedBracket } from "./words/unmatched-bracket.ts";

export const RULES: readonly Rule[] = [
  malformedAllowance,
  noReason,
  unknownAllowedRule,
  unusedAllowance,
  endsAtCut,
  lowResolution,
  onGlueTab,
  outsidePiece,
  unusedArt,
  chainedHazard,
  dockWithoutBorder,
  nearEdge,
  noGain,
  overlappingSpaces,
  boardTrap,
  unreachableSpace,
  wayBack,
  wrongDistance,
  notToldApart,
  sameInGrey,
  duplicateId,
  equalFronts,
  inNoKit,
  mixedBacks,
  silentZero,
  tooLargeForLetter,
  unknownTemplate,
  unreadField,
  cannotBeRolled,
  emptyFace,
  notSixFaces,
  sixOrNine,
  smallIcon,
  unevenOpposites,
  worseColour,
  brokenRun,
  danglingReference,
  disagreeingValue,
  misreckoned,
  oneSidedReference,
  outOfRange,
  patternMismatch,
  repeatedValue,
  uncorrelated,
  uncoveredValue,
  unlistedMention,
  unpaired,
  wrongCount,
  wrongSum,
  unusedFigure,
  brokenJournal,
  unknownFont,
  versionNotRaised,
  unusedIcon,
  unusedSymbol,
  unusedTerm,
  missingBack,
  nearlyEmptySheet,
  repeatedDeck,
  scenarioWithoutCards,
  unevenShares,
  allWhiteRow,
  impassable,
  sealedSquare,
  twins,
  badFormula,
  contradiction,
  emptySelection,
  noExpectation,
  noNumbers,
  tooMuchWork,
  unclearSubject,
  unknownRuleName,
  unknownValue,
  ambiguousFinish,
  ambiguousStart,
  blockedCurrent,
  contradictoryRules,
  idleRule,
  misplacedEnd,
  overusedCard,
  startIsFinish,
  tooFewCards,
  tooManyCards,
  unknownSquare,
  unwordedRule,
  wrongDiagonals,
  wrongLength,
  wrongPlayers,
  neverHolds,
  staysError,
  unknownGradedRule,
  unusedRow,
  unknownArt,
  unknownField,
  unknownIcon,
  unreadCopy,
  unusedTemplate,
  acrossFold,
  brokenWord,
  lowContrast,
  missingGlyph,
  missingStyle,
  nearDuplicate,
  outsideSafeZone,
  overflow,
  overlap,
  rawMark,
  tooSmall,
  touchesLine,
  unclosedMark,
  unknownName,
  wrongNumber,
  accelerationAtEnd,
  bypassedAcceleration,
  crowdedStart,
  forcedDiagonal,
  forcedWhite,
  loopDoesNotClose,
  narrow,
  notJoined,
  onlyAccelerations,
  trackOverlap,
  samePlace,
  shortcut,
  strayHeading,
  tooManyAccelerations,
  trap,
  unreachableFinish,
  unreachedSquare,
  doubledWord,
  forbiddenWord,
  hiddenCharacter,
  mixedNumbers,
  mixedQuotes,
  printedBraces,
  termCapitals,
  termSpelling,
  trailingBlanks,
  unmatchedBracket,
];
