import type { ReactElement } from 'react';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { CoilsNote } from './coils-note.tsx';
import { ColoursNote } from './colours-note.tsx';
import { CoversNote } from './covers-note.tsx';
import { DogearNote } from './dogear-note.tsx';
import { MagnetsNote } from './magnets-note.tsx';
import { type NoteTopic, STEP_NOTES } from './note-topics.ts';
import { OutputNote } from './output-note.tsx';
import { PottingNote } from './potting-note.tsx';
import { SheetNote } from './sheet-note.tsx';
import { SpacingNote } from './spacing-note.tsx';
import { WiringNote } from './wiring-note.tsx';

const NOTES: Record<NoteTopic, (props: { of: ConfiguratorId; wax?: string | undefined }) => ReactElement> = {
  covers: CoversNote,
  dogear: DogearNote,
  colours: ColoursNote,
  spacing: SpacingNote,
  output: OutputNote,
  coils: CoilsNote,
  potting: PottingNote,
  wiring: WiringNote,
  magnets: MagnetsNote,
  sheet: SheetNote,
};

export const topicsOf = (of: ConfiguratorId): readonly NoteTopic[] => [
  ...new Set(CONFIGURATORS[of].steps.map(({ id }) => STEP_NOTES[id])),
];

/**
 * The info overlays of a configurator, closed. Put them on the page beside the island, not into it: the server renders
 * them, links show them without scripts, and `openNote` opens them as dialogs.
 */
export function InfoNotes({ of, wax }: { of: ConfiguratorId; wax?: string | undefined }) {
  return topicsOf(of).map((topic) => {
    const TopicNote = NOTES[topic];
    return <TopicNote key={topic} of={of} wax={wax} />;
  });
}
