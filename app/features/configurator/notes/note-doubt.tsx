import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { Build } from '#domain/tone/build.ts';
import { doubtOf } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { doubtAlone } from '#domain/tone/format-figures.ts';
import { SHEET_LOAD } from '#domain/tone/loads.ts';
import { shown } from './note-figures.ts';

/** Figures of the model that a note's table may hold. */
type Doubted = 'inductance' | 'treble' | 'peak';

interface NoteDoubtProps {
  of: ConfiguratorId;
  /** The row that is known least, where that is not the typical build. */
  change?: Partial<Build>;
  figures: readonly Doubted[];
}

/**
 * How far the figures of a table may be off, in the words of its class. Under the table and not in it: its rows are off
 * together, and what tells them apart is known better than any one of them.
 */
export function NoteDoubt({ of, change, figures }: NoteDoubtProps) {
  const { pickup, resonance } = shown(of, change);
  const doubt = doubtOf(pickup);
  const share = resonanceDoubt(pickup.circuit, SHEET_LOAD, doubt);
  const words: Readonly<Record<Doubted, string>> = {
    inductance: `${doubtAlone(100 * doubt.inductance, '%')} on each inductance`,
    treble: `${doubtAlone(Math.max(0.1, (resonance.minus3dB_Hz * share) / 1000), 'kHz')} on each −3\u00a0dB point`,
    peak: `${doubtAlone(doubt.peak_dB, 'dB')} on each peak`,
  };
  return (
    <p className="mono muted mt-10">
      {figures.map((figure) => words[figure]).join(', ')}: four of five pickups are nearer. The rows are off
      alike, so what tells them apart is surer.
    </p>
  );
}
