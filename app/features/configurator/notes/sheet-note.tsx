import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { inductanceAt, METER_HZ } from '#domain/tone/circuit.ts';
import { doubtOf, OUTPUT_DOUBT_DB } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { decibelsWithDoubt, kilohertzWithDoubt, withDoubt } from '#domain/tone/format-figures.ts';
import { SHEET_LOAD } from '#domain/tone/loads.ts';
import { kiloOhms } from './format-figures.ts';
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
  const doubt = doubtOf(pickup);
  const share = resonanceDoubt(circuit, SHEET_LOAD, doubt);
  const henry = inductanceAt(circuit, METER_HZ);
  return (
    <Note topic="sheet" holds={`${kiloOhms(NOTE_BUILDS[of].outputOhms)}, AlNiCo 5, ${LOAD_WORDS}`}>
      <p>
        Your pickup is not wound yet, so nobody can have measured it. What stands here is computed from its
        wire, turns, magnet and cover, with a{' '}
        <a className="link" href="/model">
          model held against measured pickups
        </a>
        . It is typical: four of five pickups are within the ±.
      </p>
      <NoteFigure figure="TABLE 1" caption="What each figure says, by example">
        <NoteTable
          columns={[{ head: 'Figure' }, { head: 'Typical' }, { head: 'Says', words: true }]}
          rows={[
            ['Resistance', kiloOhms(circuit.resistance_Ohm), 'length of wire, not output'],
            [
              'Inductance at 1\u00a0kHz',
              withDoubt(henry, henry * doubt.inductance, 'H'),
              'turns and iron: thick or lean',
            ],
            [
              'Resonance',
              resonance.peaked ? kilohertzWithDoubt(resonance.frequency_Hz, share) : 'no peak',
              'where treble rings',
            ],
            ['Peak', decibelsWithDoubt(resonance.peak_dB, doubt.peak_dB), 'how clearly it rings'],
            ['−3\u00a0dB', kilohertzWithDoubt(resonance.minus3dB_Hz, share), 'where treble ends'],
            ['Output', decibelsWithDoubt(output_dB, OUTPUT_DOUBT_DB), 'over a vintage Stratocaster'],
          ]}
        />
      </NoteFigure>
      <p>
        Compare where treble ends first, then output: they say most of what you hear. Cable and pots take
        part. A longer cable lowers every resonance, and pots of 250{'\u00a0'}kΩ flatten the peak. All figures
        here share one cable and one set of pots, so that they compare.
      </p>
    </Note>
  );
}
