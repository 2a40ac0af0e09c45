/** The die of examples and the deck that folds its net. The template of the net may follow. */

/** @param front the template of the net. @param more lines behind the size, such as "bleed: 1mm" */
export const coinNets = (front: string, more = ""): string => `=== dice/coin.yaml
die: coin
title: Coin
colour: "#888888"
faces: [[pip], [pip], [pip], [pip], [pip], [pip, pip]]
=== decks/nets.yaml
deck: nets
title: Nets
kind: dice
shape: die
size: 16mm
${more === "" ? "" : `${more}\n`}front: ${front}
cards:
  - { id: one, die: coin }`;
