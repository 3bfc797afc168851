import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { cached } from '#domain/cached.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { Language } from '#domain/languages.ts';
import { inDecibels, inFigures, signedDecibels, thousands } from '#domain/tone/format-figures.ts';
import { InfoNote, NoteDoubt, NoteFigure, NoteTable } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import { kiloOhms, type LevelRow, levelRows } from './note-figures.ts';
import { OUTPUT_MESSAGES } from './output-note.messages.ts';

export const outputFigures = cached(levelRows);

function surprise(rows: readonly LevelRow[], language: Language): string {
  const words = OUTPUT_MESSAGES[language];
  const at = rows.findIndex(({ hasFewerTurns }) => hasFewerTurns);
  const [before, finer] = [rows[at - 1], rows[at]];
  if (before && finer) {
    const more = kiloOhms(finer.ohms - before.ohms, language);
    return `${words.ohmsHelp} ${words.finer(finer.name, more, before.name, thousands(before.turns - finer.turns))}`;
  }
  const halves = rows.find(({ noiseless }) => noiseless);
  const whole = rows.find(({ noiseless, ohms }) => !noiseless && ohms === halves?.ohms);
  if (!halves || !whole) return words.ohmsHelp;
  const less = inDecibels(whole.output_dB - halves.output_dB, language);
  return words.quieter(halves.name, whole.name, kiloOhms(whole.ohms, language), less);
}

export function OutputNote({ of }: { of: ConfiguratorId }) {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(OUTPUT_MESSAGES);
  const rows = outputFigures(of);
  const halves = rows.some(({ noiseless }) => noiseless);
  return (
    <InfoNote topic="output" holds={`AlNiCo 5, ${note.load}`}>
      <p>{words.trade}</p>
      <NoteFigure figure={note.table(1)} caption={words.caption}>
        <NoteTable
          columns={[
            { head: words.level },
            { head: 'kΩ', full: words.ohms },
            { head: 'AWG', full: words.wire },
            { head: words.turns, full: words.turnsInFull },
            { head: 'H', full: words.inductance },
            { head: 'dB', full: words.output },
            { head: 'kHz', full: words.end },
          ]}
          rows={rows.map(({ name, ohms, awg, turns, inductance_H, output_dB, treble_Hz }) => [
            name,
            inFigures(String(ohms / 1000), language),
            String(awg),
            thousands(turns),
            inFigures(inductance_H.toFixed(1), language),
            signedDecibels(output_dB, language).replace(/\s?dB$/, ''),
            inFigures((treble_Hz / 1000).toFixed(1), language),
          ])}
        />
        <NoteDoubt of={of} figures={['inductance', 'treble']} />
      </NoteFigure>
      <p>{words.counted(halves)}</p>
      <p>{surprise(rows, language)}</p>
    </InfoNote>
  );
}
