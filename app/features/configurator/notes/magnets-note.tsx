import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { cached } from '#domain/cached.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { inFigures, signedDecibels } from '#domain/tone/format-figures.ts';
import { MAGNETS, magnetFigures } from '#domain/tone/magnets.ts';
import { SPEC_MESSAGES } from '#domain/tone/spec-bullets.messages.ts';
import { InfoNote, NoteDoubt, NoteFigure, NoteTable } from './info-note.tsx';
import { MAGNETS_MESSAGES } from './magnets-note.messages.ts';
import { NOTE_MESSAGES } from './note.messages.ts';
import { fineKilohertz, kiloOhms, NOTE_BUILDS, noteExample } from './note-figures.ts';

/** Output and upper limit of the treble with each magnet on offer, and its pull on the strings relative to AlNiCo 5. */
export const magnetRows = cached((of: ConfiguratorId) =>
  MAGNETS.filter((magnet) => of === 'humbucker' || magnet !== 'CER3').map((magnet) => {
    const { pickup, resonance, output_dB } = noteExample(of, { magnet });
    const { magnetCircuit } = pickup.bobbin;
    const field = magnetFigures(magnet, magnetCircuit).field_mT;
    return {
      magnet,
      output_dB,
      treble_Hz: resonance.minus3dB_Hz,
      field_mT: field,
      pull: (field / magnetFigures('A5', magnetCircuit).field_mT) ** 2,
    };
  }),
);

export function MagnetsNote({ of }: { of: ConfiguratorId }) {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(MAGNETS_MESSAGES);
  const { magnet: names } = useMessages(SPEC_MESSAGES);
  return (
    <InfoNote topic="magnets" holds={`${kiloOhms(NOTE_BUILDS[of].outputOhms, language)}, ${note.load}`}>
      <p>{words.field}</p>
      <NoteFigure figure={note.table(1)} caption={words.caption}>
        <NoteTable
          columns={[
            { head: words.magnet },
            { head: note.output },
            { head: note.end, full: note.endInFull },
            { head: words.pull, full: words.pullInFull },
          ]}
          rows={magnetRows(of).map(({ magnet, output_dB, treble_Hz, pull }) => [
            names[magnet],
            signedDecibels(output_dB, language),
            fineKilohertz(treble_Hz, language),
            `×\u00a0${inFigures(pull.toFixed(1), language)}`,
          ])}
        />
        <NoteDoubt of={of} figures={['treble']} />
      </NoteFigure>
      <p>{words.kinds(of === 'humbucker')}</p>
    </InfoNote>
  );
}
