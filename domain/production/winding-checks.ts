import { decimalsIn, type Language } from '../languages.ts';
import { BENCH } from './bench.ts';
import type { BuildSheet } from './build-sheet.ts';
import { coilEnds } from './coil-ends.ts';
import { COIL_WORDS } from './coil-plan.messages.ts';
import { WINDING_CHECK_WORDS } from './winding-checks.messages.ts';

interface Bench {
  readonly machine: number | null;
  /** Author of a note for the bench, which may ask for other leads. */
  readonly noted: string | undefined;
}

export function windingChecks(
  sheet: Pick<BuildSheet, 'coils' | 'leads' | 'wire'>,
  coil: number,
  { machine, noted }: Bench,
  language: Language = 'en',
) {
  const { start } = coilEnds(sheet, coil);
  const { awg, diameter_mm } = sheet.wire;
  const messages = WINDING_CHECK_WORDS[language];
  const direction = sheet.coils[coil - 1]?.direction;
  return [
    {
      id: `wire ${coil}`,
      words: messages.wire(awg, machine ?? 1),
      more: `${decimalsIn(String(diameter_mm), language)}\u00a0mm`,
    },
    {
      id: `start ${coil}`,
      words: start ? messages.start(start.name, BENCH.leadLength_cm) : messages.startOfJoin,
      more: noted ? messages.noted(noted) : '',
    },
    {
      id: `counter ${coil}`,
      words: messages.counter,
      more: direction ? COIL_WORDS[language].direction[direction] : '',
    },
  ];
}
