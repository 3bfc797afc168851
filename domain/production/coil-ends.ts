import type { BuildSheet } from './build-sheet.ts';

/** "coil 1 start", "half 2 finish", "coil start, baseplate". */
const END = /^(?:coil|half)(?: (\d))? (start|finish)/;

/** Leads of a coil, counted from 1. The start is inside, the finish outside. */
export function coilEnds({ coils, leads }: Pick<BuildSheet, 'coils' | 'leads'>, number: number) {
  const at = (end: 'start' | 'finish') =>
    leads.find(({ from }) => {
      const [, coil, which] = END.exec(from) ?? [];
      return which === end && (coils.length === 1 || Number(coil) === number);
    })?.colour;
  return { start: at('start'), finish: at('finish') };
}
