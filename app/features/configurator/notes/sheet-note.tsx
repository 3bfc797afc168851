import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { cached } from '#domain/cached.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { entriesOf } from '#domain/records.ts';
import { inductanceAt, METER_HZ, SHEET_LOAD } from '#domain/tone/circuit.ts';
import { doubtOf, OUTPUT_DOUBT_DB } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { decibelsWithDoubt, kilohertzWithDoubt, withDoubt } from '#domain/tone/format-figures.ts';
import { InfoNote, NoteFigure, NoteTable } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import { kiloOhms, NOTE_BUILDS, noteExample } from './note-figures.ts';
import { SHEET_MESSAGES } from './sheet-note.messages.ts';

const sheetFigures = cached((of: ConfiguratorId) => noteExample(of));

export function SheetNote({ of }: { of: ConfiguratorId }) {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(SHEET_MESSAGES);
  const { pickup, resonance, output_dB } = sheetFigures(of);
  const { circuit } = pickup;
  const doubt = doubtOf(pickup);
  const share = resonanceDoubt(circuit, SHEET_LOAD, doubt);
  const henry = inductanceAt(circuit, METER_HZ);
  const [before, model, after] = words.notWound;
  const figures: Readonly<Record<keyof typeof words.rows, string>> = {
    resistance: kiloOhms(circuit.resistance_Ohm, language),
    inductance: withDoubt(henry, henry * doubt.inductance, 'H', language),
    resonance: resonance.peaked ? kilohertzWithDoubt(resonance.frequency_Hz, share, language) : words.noPeak,
    peak: decibelsWithDoubt(resonance.peak_dB, doubt.peak_dB, language),
    end: kilohertzWithDoubt(resonance.minus3dB_Hz, share, language),
    output: decibelsWithDoubt(output_dB, OUTPUT_DOUBT_DB, language),
  };
  const holds = `${kiloOhms(NOTE_BUILDS[of].outputOhms, language)}, AlNiCo 5, ${note.load}`;
  return (
    <InfoNote topic="sheet" holds={holds}>
      <p>
        {before}
        <TextLink to="/model">{model}</TextLink>
        {after}
      </p>
      <NoteFigure figure={note.table(1)} caption={words.caption}>
        <NoteTable
          columns={[{ head: words.figure }, { head: words.typical }, { head: words.says, words: true }]}
          rows={entriesOf(figures).map(([name, figure]) => [
            words.rows[name][0],
            figure,
            words.rows[name][1],
          ])}
        />
      </NoteFigure>
      <p>{words.compare}</p>
    </InfoNote>
  );
}
