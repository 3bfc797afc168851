/** Wire gauges that pickups are wound with, coarse to fine. */
export const GAUGES = [42, 43, 44] as const;
/** American wire gauge of magnet wire. */
export type Awg = (typeof GAUGES)[number];

/** Resistivity of annealed copper at 20 °C, Ω·m (IEC 60028). */
const COPPER = 1.724e-8;

/** Bare diameter of a gauge in metres, by the definition of AWG (ASTM B258). */
export const bareDiameter = (awg: Awg): number => 0.127e-3 * 92 ** ((36 - awg) / 39);

/** DC resistance of a gauge at 20 °C in Ω/m: 5.471, 6.899 and 8.700 for 42, 43 and 44. */
export const ohmsPerMetre = (awg: Awg): number => COPPER / ((Math.PI / 4) * bareDiameter(awg) ** 2);

/** Diameter over single-build enamel in metres (NEMA MW 1000, near the largest it allows). */
const OUTER_DIAMETER: Record<Awg, number> = { 42: 72e-6, 43: 64.5e-6, 44: 58e-6 };

/** Diameter over the enamel, metres. */
export const outerDiameter = (awg: Awg): number => OUTER_DIAMETER[awg];

/**
 * How much of an orthogonal stack a hand-wound coil reaches. Rule of thumb, set so that 8000 turns of 42 fill a
 * Stratocaster bobbin to about 4 mm.
 */
const PACKING = 0.93;

/** Cross-section of the coil that one turn takes up, m². */
export const areaPerTurn = (awg: Awg): number => OUTER_DIAMETER[awg] ** 2 / PACKING;
