import { BENCH } from './bench.ts';
import type { BuildSheet } from './build-sheet.ts';
import { coilEnds } from './coil-ends.ts';

/** What is to be seen to before a coil is wound, and what it is to be like. */
export interface WindingCheck {
  readonly id: string;
  readonly words: string;
  readonly more: string;
}

interface Bench {
  readonly machine: number | null;
  /** Who wrote a note for the bench: it may ask for other leads. */
  readonly noted: string | undefined;
}

/** The checks of one coil, counted from 1: wire, start lead, counter. */
export function windingChecks(
  sheet: Pick<BuildSheet, 'coils' | 'leads' | 'wire'>,
  coil: number,
  { machine, noted }: Bench,
): readonly WindingCheck[] {
  const { start } = coilEnds(sheet, coil);
  const { awg, diameter_mm } = sheet.wire;
  const lead = start ? `Start lead ${start.name}` : 'Start fixed for the join';
  return [
    {
      id: `wire ${coil}`,
      words: `${awg}\u00a0AWG on machine ${machine ?? 1}`,
      more: `${diameter_mm}\u00a0mm`,
    },
    {
      id: `start ${coil}`,
      words: start ? `${lead}, ${BENCH.leadLength_cm}\u00a0cm` : lead,
      more: noted ? `note, ${noted}` : '',
    },
    {
      id: `counter ${coil}`,
      words: 'Counter at zero',
      more: sheet.coils[coil - 1]?.direction ?? '',
    },
  ];
}
