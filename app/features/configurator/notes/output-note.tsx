import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { inDecibels, signedDecibels } from '#domain/tone/format-figures.ts';
import { OHMS_HELP } from '#domain/tone/output-levels.ts';
import { kiloOhms, thousands } from './format-figures.ts';
import { keptFigures } from './kept-figures.ts';
import { Note, NoteFigure } from './note.tsx';
import { LOAD_WORDS } from './note-builds.ts';
import { NoteDoubt } from './note-doubt.tsx';
import { type LevelRow, levelRows } from './note-figures.ts';
import { NoteTable } from './note-table.tsx';

export const outputFigures = keptFigures(levelRows);

/** What the table shows of ohms, where it shows that they mislead. */
function surprise(rows: readonly LevelRow[]): string | undefined {
  const at = rows.findIndex(({ hasFewerTurns }) => hasFewerTurns);
  const [before, finer] = [rows[at - 1], rows[at]];
  if (before && finer)
    return `${OHMS_HELP.long} Here ${finer.name} reads ${kiloOhms(finer.ohms - before.ohms)} more than ${before.name}, has ${thousands(before.turns - finer.turns)} turns a coil less, and is the brighter of the two.`;
  const halves = rows.find(({ noiseless }) => noiseless);
  const whole = rows.find(({ noiseless, ohms }) => !noiseless && ohms === halves?.ohms);
  return halves && whole
    ? `Ohms measure the wire, not the output: ${halves.name} and ${whole.name} both read ${kiloOhms(whole.ohms)}, and ${halves.name} is ${inDecibels(whole.output_dB - halves.output_dB)} quieter and the brighter of the two. Compare turns and inductance, not ohms.`
    : OHMS_HELP.long;
}

export function OutputNote({ of }: { of: ConfiguratorId }) {
  const rows = outputFigures(of);
  const halves = rows.some(({ noiseless }) => noiseless);
  return (
    <Note topic="output" holds={`AlNiCo 5, ${LOAD_WORDS}`}>
      <p>
        More turns catch more of the string: the pickup gets louder. They also raise the inductance, and with
        it the resonance sinks: the pickup gets darker and thicker. Every level is a trade of treble for push.
        Low ones stay clear under effects, high ones drive an amp by themselves.
      </p>
      <NoteFigure figure="TABLE 1" caption="What each level is wound with">
        <NoteTable
          columns={[
            { head: 'Level' },
            { head: 'kΩ', full: 'DC resistance, kilohms' },
            { head: 'AWG', full: 'Wire, AWG' },
            { head: 'Turns', full: 'Turns a coil' },
            { head: 'H', full: 'Inductance at 1 kHz, henry' },
            { head: 'dB', full: 'Output over a vintage Stratocaster, decibels' },
            { head: 'kHz', full: '3 dB down at, kilohertz' },
          ]}
          rows={rows.map(({ name, ohms, awg, turns, inductance_H, output_dB, treble_Hz }) => [
            name,
            String(ohms / 1000),
            String(awg),
            thousands(turns),
            inductance_H.toFixed(1),
            signedDecibels(output_dB).replace(/\s?dB$/, ''),
            (treble_Hz / 1000).toFixed(1),
          ])}
        />
        <NoteDoubt of={of} figures={['inductance', 'treble']} />
      </NoteFigure>
      <p>
        Turns are those of one coil{halves ? ', of Noiseless those of one half' : ''}; dB count from a vintage
        Stratocaster; at kHz the response has fallen by 3{'\u00a0'}dB.
        {halves
          ? ' Noiseless levels are two short halves wound against each other: each string drives one of them, and their hum cancels.'
          : ''}
      </p>
      <p>{surprise(rows)}</p>
    </Note>
  );
}
