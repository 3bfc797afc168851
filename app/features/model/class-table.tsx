import type { CoilKind } from '#domain/tone/measured/measured-coils.ts';
import { FAR_OFF_DB } from './curve-cards.tsx';
import { FigureTable } from './figure-table.tsx';
import type { CheckedClass, ModelCheck } from './model-check.ts';

const NAMES: Record<CoilKind, string> = {
  humbucker: 'Humbuckers, bare',
  p90: 'P90',
  'bar-strat': 'Steel poles on a ceramic bar',
  'tele-plate': 'Rods over a steel plate',
  rod: 'Rods',
  bass: 'Basses, build unknown',
  covered: 'Under a metal cover',
  'one-coil': 'One coil, the other open',
};

const pair = (loaded: number, unloaded: number, digits: number): string =>
  [loaded, unloaded]
    .map((value) => (Number.isNaN(value) || value === null ? '–' : value.toFixed(digits)))
    .join(' / ');

function cellsOf({ LD, UL }: CheckedClass) {
  return [
    { words: String(LD.sets) },
    { words: pair(LD.rms_dB, UL.rms_dB, 2), far: LD.rms_dB >= FAR_OFF_DB },
    { words: pair(LD.worst_dB, UL.worst_dB, 2) },
    { words: pair(LD.peak_dB, UL.peak_dB, 2), far: LD.peak_dB >= FAR_OFF_DB },
    { words: pair(LD.resonance_percent, UL.resonance_percent, 1) },
    { words: pair(LD.minus3_percent, UL.minus3_percent, 1) },
  ];
}

/** Errors of each way to build a pickup, and of all whole ones. */
export function ClassTable({ check: { kinds, whole } }: { check: ModelCheck }) {
  const rows = kinds.map((of) => ({ name: NAMES[of.kind], cells: cellsOf(of) }));
  const single = rows.filter(({ name }) => name === NAMES['one-coil']);
  return (
    <FigureTable
      even
      label="Errors by class, loaded and unloaded"
      head={['Class', 'Sets', 'Curve, dB rms', 'Worst, dB', 'Peak, dB', 'Resonance, %', '−3\u00a0dB, %']}
      rows={[
        ...rows.filter((row) => !single.includes(row)),
        { name: 'All of these', cells: cellsOf(whole) },
        ...single,
      ]}
    />
  );
}
