import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { Build } from '#domain/tone/build.ts';
import { doubtOf } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { doubtAlone } from '#domain/tone/format-figures.ts';
import { SHEET_LOAD } from '#domain/tone/loads.ts';
import { NOTE_MESSAGES } from './note.messages.ts';
import { shown } from './note-figures.ts';

/** Model figures that a note's table may contain. */
type Doubted = 'inductance' | 'treble' | 'peak';

interface NoteDoubtProps {
  of: ConfiguratorId;
  change?: Partial<Build>;
  figures: readonly Doubted[];
}

/**
 * Uncertainty of the figures of a table. It is below the table, because the rows are off together and their differences
 * are better known than any single figure.
 */
export function NoteDoubt({ of, change, figures }: NoteDoubtProps) {
  const language = useLanguage();
  const { doubt: words } = useMessages(NOTE_MESSAGES);
  const { pickup, resonance } = shown(of, change);
  const doubt = doubtOf(pickup);
  const share = resonanceDoubt(pickup.circuit, SHEET_LOAD, doubt);
  const by: Readonly<Record<Doubted, string>> = {
    inductance: doubtAlone(100 * doubt.inductance, '%', language),
    treble: doubtAlone(Math.max(0.1, (resonance.minus3dB_Hz * share) / 1000), 'kHz', language),
    peak: doubtAlone(doubt.peak_dB, 'dB', language),
  };
  return (
    <p className="mono muted mt-10">
      {words.all(figures.map((figure) => words[figure](by[figure])).join(', '))}
    </p>
  );
}
