import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { fineKilohertz, kiloOhms } from './format-figures.ts';
import { keptFigures } from './kept-figures.ts';
import { Note, NoteFigure } from './note.tsx';
import { LOAD_WORDS, NOTE_BUILDS } from './note-builds.ts';
import { shown } from './note-figures.ts';
import { NoteTable } from './note-table.tsx';

/** The typical build of a configurator, as the example of how a sheet is read. */
const sheetFigures = keptFigures((of) => shown(of));

export function SheetNote({ of }: { of: ConfiguratorId }) {
  const { pickup, resonance, output_dB } = sheetFigures(of);
  const { circuit } = pickup;
  return (
    <Note topic="sheet" holds={`${kiloOhms(NOTE_BUILDS[of].outputOhms)}, AlNiCo 5, ${LOAD_WORDS}`}>
      <p>
        Your pickup is not wound yet, so nobody can have measured it. What stands here is computed from its
        wire, turns, magnet and cover, with a model held to published figures. It is typical: winding by hand
        scatters a few percent about it.
      </p>
      <NoteFigure figure="TABLE 1" caption="What each figure says, by example">
        <NoteTable
          columns={[{ head: 'Figure' }, { head: 'Typical' }, { head: 'Says', words: true }]}
          rows={[
            ['Resistance', kiloOhms(circuit.resistance_Ohm), 'length of wire, not output'],
            ['Inductance', `${circuit.inductance_H.toFixed(1)}\u00a0H`, 'turns and iron: thick or lean'],
            ['Resonance', fineKilohertz(resonance.frequency_Hz), 'where treble ends'],
            ['Peak', signedDecibels(resonance.peak_dB), 'how clearly it ends'],
            ['Output', signedDecibels(output_dB), 'over a vintage Stratocaster'],
          ]}
        />
      </NoteFigure>
      <p>
        Compare resonance first, then output: they say most of what you hear. Cable and pots take part. A
        longer cable lowers every resonance, and pots of 250{'\u00a0'}kΩ flatten the peak. All figures here
        share one cable and one set of pots, so that they compare.
      </p>
    </Note>
  );
}
