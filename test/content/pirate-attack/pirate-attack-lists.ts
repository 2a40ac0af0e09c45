/**
 * Pirate Attack: the copies of each title according to the lists of its rulebook, set by set, each list with its sum.
 * Titles have the pack's punctuation: a colon in the two of the Thief, and before the last words of Force 2 Players.
 */

type List = readonly [sum: number, copiesAndTitles: string];

export const LISTS: Readonly<Record<string, readonly List[]>> = {
  main: [
    // Gold Cards
    [
      50,
      `
20 5 Gold | 7 4 Gold | 7 3 Gold | 8 2 Gold | 8 1 Gold`,
    ],
    // Witch Doctor Cards
    [
      25,
      `
5 The Black Plague | 5 Poison | 5 Mutiny | 5 Fire | 5 Storm`,
    ],
    // Fortune Teller Cards
    [
      25,
      `
5 Vaccine | 5 Antidote | 5 Talking Parrot | 5 Water Bucket | 5 Navigator`,
    ],
    // Ship Cards
    [
      45,
      `
5 3/3 Sloop | 5 3/4 Sloop | 5 4/4 Sloop | 3 5/5 Schooner | 3 5/6 Schooner | 3 6/6 Schooner |
3 6/7 Schooner | 3 7/7 Schooner | 3 7/8 Brigantine | 3 8/8 Brigantine | 3 8/9 Brigantine |
3 9/9 Brigantine | 3 10/10 Brigantine`,
    ],
    // Cannon & Strength Cards
    [
      80,
      `
4 Skilled Blacksmith +1 | 4 Skilled Blacksmith +2 | 4 Skilled Blacksmith +3 | 4 Skilled Blacksmith +4 |
4 Skilled Blacksmith +5 | 4 Lazy Blacksmith -1 | 4 Lazy Blacksmith -2 | 4 Lazy Blacksmith -3 |
4 Lazy Blacksmith -4 | 4 Lazy Blacksmith -5 | 4 Skilled Carpenter +1 | 4 Skilled Carpenter +2 |
4 Skilled Carpenter +3 | 4 Skilled Carpenter +4 | 4 Skilled Carpenter +5 | 4 Lazy Carpenter -1 |
4 Lazy Carpenter -2 | 4 Lazy Carpenter -3 | 4 Lazy Carpenter -4 | 4 Lazy Carpenter -5`,
    ],
    // Play Cards
    [
      125,
      `
10 Spy | 5 Thieving Monkey | 5 Knife | 7 Thief: Steal 1/2 of Gold | 3 Thief: Steal All of Gold | 10 Guard |
5 High Winds | 4 Armada | 5 Move a Witch Doctor | 1 Steal All Fortune Teller Cards from All Players |
1 Steal All Fortune Teller Cards from 1 Player | 1 Steal 1 Fortune Teller Cards from Each Player |
2 Steal 1 Fortune Teller Card from 1 Player | 2 Sea Creature Level 4 | 2 Sea Creature Level 5 |
2 Sea Creature Level 6 | 1 Sea Creature Level 7 | 1 Sea Creature Level 8 | 1 Sea Creature Level 9 |
1 Sea Creature Level 10 | 5 Close Market | 1 Open Market for 2 Gold Each | 1 Open Market for 3 Gold Each |
3 Open Market for 5 Gold Each | 1 Open Market for 10 Gold Each | 14 You Must Attack Someone |
8 Force Someone to Attack Player of Their Choice |
8 Force 2 Players to Attack Each Other: You Choose Ships | 3 1 Gold (Save Card) | 3 2 Gold (Save Card) |
3 3 Gold (Save Card) | 3 4 Gold (Save Card) | 3 5 Gold (Save Card)`,
    ],
  ],
  "1-magic-shop": [
    // Play Cards
    [
      25,
      `
1 Hurricane | 2 Royal Navy 8/8 | 6 Armada | 5 Master Navigator | 5 Close Magic Shop |
1 Open Magic Shop for 2 Gold Each | 1 Open Magic Shop for 3 Gold Each |
3 Open Magic Shop for 5 Gold Each | 1 Open Magic Shop for 10 Gold Each`,
    ],
    // Magic Shop Cards
    [
      25,
      `
5 Double Ship's Cannons | 5 Double Ship's Strength | 5 Reincarnation | 5 Confusion Left |
5 Confusion Right`,
    ],
  ],
  "2-raise-the-dead": [
    // Ship Cards
    [
      3,
      `
1 15/15 Flying Dutchman | 1 15/15 Black Beard | 1 15/15 Ghost Ship`,
    ],
    // Play Cards
    [
      22,
      `
1 Steal All Magic Shop Cards from All Players | 1 Steal All Magic Shop Cards from 1 Player |
1 Steal 1 Magic Shop Cards from Each Player | 2 Steal 1 Magic Shop Card from 1 Player |
1 Sea Creature Level 7 | 1 Sea Creature Level 8 | 2 Open Market for 4 Gold Each |
2 Open Magic Shop for 4 Gold Each | 4 Close All Markets | 1 You Must Attack Someone |
2 Force Someone to Attack Player of Their Choice |
2 Force 2 Players to Attack Each Other: You Choose Ships | 2 Royal Navy 12/12`,
    ],
    // Magic Shop Cards
    [
      25,
      `
5 Raise the Dead | 5 Duplicate | 5 Spirit of Good Fortune | 5 Eliminate All Add On Cards |
5 Sails of Invisibility`,
    ],
  ],
  "3-miss-direction": [
    // Ship Cards
    [
      2,
      `
2 12/12 Galleon`,
    ],
    // Play Cards
    [
      33,
      `
5 Master Navigator | 5 Stranded On An Island | 1 Sea Creature Level 9 | 1 Sea Creature Level 12 |
1 Sea Creature Level 50 (The Kracken) | 5 Whirlpool | 3 Wind Storm | 1 Wind Storm Left |
1 Wind Storm Right | 2 1 Gold (Save Card) | 2 2 Gold (Save Card) | 2 3 Gold (Save Card) |
2 4 Gold (Save Card) | 2 5 Gold (Save Card)`,
    ],
    // Magic Shop Cards
    [
      15,
      `
5 Exploding Cannons | 5 Miss-Direction | 5 Force An Attack`,
    ],
  ],
  "4-walk-the-plank": [
    // Play Cards
    [
      80,
      `
1 20/20 Floating Death Ship | 2 3 Gold (Save Card) | 2 4 Gold (Save Card) | 6 5 Gold (Save Card) |
5 Walk The Plank | 5 The Trap | 5 Smoke Screen | 5 Power Play | 5 The Magician | 5 Damn Pirates! |
10 Insurance | 8 You Must Attack Someone | 6 Force Someone to Attack Player of Their Choice |
6 Force 2 Players to Attack Each Other: You Choose Ships | 2 Ship Bonus | 2 Card Bonus | 2 Into The Sea |
2 Davy Jones' Locker | 1 End of the World`,
    ],
    // Magic Shop Cards
    [
      20,
      `
5 Force Field | 5 Vision | 5 Return To Port | 5 The Gambler`,
    ],
  ],
  "5-the-tavern": [
    // Play Cards
    [
      10,
      `
5 Smallest Ship Bonus | 5 Magic Bonus`,
    ],
    // Tavern Cards
    [
      90,
      `
3 Double Play | 3 Sneak Thief | 3 Super Spy | 3 Pick Pocket | 3 Bounty | 3 Extra Magic | 3 Free Fortunes |
3 Free Witch Doctors | 3 Fire Sale | 3 The Mix Up | 3 Empty Chest | 3 Share The Magic |
3 Bermuda Triangle | 3 Sloop Bonus | 3 Schooner Bonus | 3 Evil Witch Doctor | 3 Copy Cat | 3 Give Away |
3 The Auction | 3 Repossession | 3 Apprentice | 3 Journeyman | 3 Master | 3 Rats | 3 Rats & More Rats |
3 Rat Infestation | 12 Remove Tavern Card`,
    ],
  ],
  "6-special-abilities": [
    // Special Ability Cards
    [
      20,
      `
1 Sharks | 1 Size Limit | 1 Bad Customer | 1 Broken Wand | 1 Banned From The Bar | 1 Twins Reunite |
1 Easy Target | 1 Over Charged | 1 Bad Math | 1 No Free Gold | 1 Magic Master | 1 Black Market |
1 The Doctor | 1 Good Math | 1 The Vault | 1 Bone Yard | 1 Re-use The Spell | 1 Re-Direction |
1 Raid The Shop | 1 Money Master`,
    ],
    // Special Ability Ship Cards
    [
      20,
      `
1 6/6 Armada Ability Ship | 1 6/7 Armada Ability Ship | 1 6/6 Raise The Dead Ability Ship |
1 6/7 Raise The Dead Ability Ship | 1 6/6 Insured Ability Ship | 1 6/7 Insured Ability Ship |
1 6/6 Master Navigator Ability Ship | 1 6/7 Master Navigator Ability Ship |
1 6/6 Extra Gold Ability Ship | 1 6/7 Extra Gold Ability Ship | 1 6/6 Invisible Ability Ship |
1 6/7 Invisible Ability Ship | 1 6/6 Extra Magic Ability Ship | 1 6/7 Extra Magic Ability Ship |
1 6/6 Self Remove Ability Ship | 1 6/7 Self Remove Ability Ship | 1 6/6 Opponent Remove Ability Ship |
1 6/7 Opponent Remove Ability Ship | 2 X/X Unknown Size Ability Ship`,
    ],
    // The Blockade
    [
      10,
      `
10 The Blockade`,
    ],
  ],
};

/** Copies by title. */
export const copiesOf = (list: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list.split("|").map((entry) => {
      const [, copies, title = ""] = /(\d+) (.*)/.exec(entry) ?? [];
      return [title.trim(), Number(copies)];
    }),
  );
