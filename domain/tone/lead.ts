import type { Bobbin } from './bobbins.ts';

/** What hangs on a pickup until its leads are soldered, cm: as long as the bench cuts them (`BENCH.leadLength_cm`). */
export const LEAD_LENGTH_CM = 35;

/** What leads are cut from (`domain/wiring/cables.ts`), in words. */
export const LEAD_WORDS = {
  pushback: 'Two wires, cloth',
  braided: 'One wire in a braid',
  five: 'Four wires and a shield',
} as const;
export type LeadCut = keyof typeof LEAD_WORDS;

/**
 * Capacitance from hot to ground, F a metre, by what the leads are cut from. From their sections: two round wires of
 * 0.76 mm in cloth side by side, 1.7 mm from middle to middle (πε/arcosh, ε 2.9 with the wax); the same wire inside a
 * braid of 1.7 mm (2πε/ln, ε 2.5); one thin wire among three others in a shield is estimated, so that humbuckers on five
 * wires have in all what was measured of them. Leads differ so much that they are most of the doubt of a pickup's
 * capacitance: one and the same humbucker was measured with 131 and with 88 pF in two set-ups (measured/).
 */
const FARAD_A_METRE: Record<LeadCut, number> = { pushback: 56e-12, braided: 173e-12, five: 156e-12 };

/** What the leads of a pickup are cut from: rods have two wires, steel poles one in a braid, unless all ends come out. */
export const cableOf = ({ magnetCircuit }: Pick<Bobbin, 'magnetCircuit'>, wires: 2 | 5): LeadCut =>
  wires === 5 ? 'five' : magnetCircuit === 'rod' ? 'pushback' : 'braided';

/** Capacitance of the lead in F. */
export const leadCapacitance = (bobbin: Pick<Bobbin, 'magnetCircuit'>, wires: 2 | 5): number =>
  (FARAD_A_METRE[cableOf(bobbin, wires)] * LEAD_LENGTH_CM) / 100;
