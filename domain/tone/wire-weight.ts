import type { Bobbin } from './bobbins.ts';
import { type CoilWinding, meanTurn } from './winding.ts';
import type { Awg } from './wire.ts';

/** Weight of enamelled copper wire from makers' tables, g a kilometre. */
const WIRE_G_PER_KM: Record<Awg, number> = { 42: 29.4, 43: 23.4, 44: 18.6 };

export const coilGrams = ({
  bobbin,
  winding: { awg, turns },
}: {
  readonly bobbin: Pick<Bobbin, 'innerTurn' | 'height'>;
  readonly winding: Pick<CoilWinding, 'awg' | 'turns'>;
}): readonly number[] =>
  turns.map((each) => each * meanTurn(bobbin, each, awg) * (WIRE_G_PER_KM[awg] / 1000));
