/**
 * How colours look to eyes that lack one kind of cones, as matrices for linear red, green and blue.
 * Limits: full deficiencies only (severity 1); milder ones are between these and ordinary sight. One matrix is close for
 * red and green cones; for blue cones it is a rough picture, and `colour-difference.ts`, which decides, uses a better model.
 */

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

export type Rows = readonly [Rgb, Rgb, Rgb];

/** The sight of a person without working red, green or blue cones. */
export const DEFICIENCIES = ["protan", "deutan", "tritan"] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

/**
 * Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision Deficiency", table of
 * severity 1.0.
 */
export const MACHADO: Readonly<Record<Deficiency, Rows>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
