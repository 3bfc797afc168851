import type { Bobbin } from './bobbins.ts';

/** Length of a pickup's leads before they are soldered, cm. The bench cuts the same (`BENCH.leadLength_cm`). */
export const LEAD_LENGTH_CM = 35;

/** Stock that leads are cut from (`domain/wiring/cables.ts`). */
export const LEAD_STOCK = {
  pushback: 'Two wires, cloth',
  braided: 'One wire in a braid',
  five: 'Four wires and a shield',
} as const;
export type LeadCut = keyof typeof LEAD_STOCK;

/**
 * Capacitance from hot to ground, F a metre, by lead stock. From their sections: two round wires of 0.76 mm in cloth
 * side by side, 1.7 mm from centre to centre (πε/arcosh, ε 2.9 with the wax); the same wire inside a braid of 1.7 mm
 * (2πε/ln, ε 2.5). One thin wire among three others in a shield is estimated, so that humbuckers on five wires total
 * their measured capacitance. Leads vary so much that they cause most of the doubt of a pickup's capacitance: one
 * humbucker was measured with 131 and with 88 pF in two set-ups (measured/).
 */
const FARAD_A_METRE: Record<LeadCut, number> = { pushback: 56e-12, braided: 173e-12, five: 156e-12 };

/** Lead stock: two wires for rods, a braided wire for steel poles, five conductors if all ends come out. */
export const cableOf = ({ magnetCircuit }: Pick<Bobbin, 'magnetCircuit'>, wires: 2 | 5): LeadCut =>
  wires === 5 ? 'five' : magnetCircuit === 'rod' ? 'pushback' : 'braided';

export const leadCapacitance = (bobbin: Pick<Bobbin, 'magnetCircuit'>, wires: 2 | 5): number =>
  (FARAD_A_METRE[cableOf(bobbin, wires)] * LEAD_LENGTH_CM) / 100;
