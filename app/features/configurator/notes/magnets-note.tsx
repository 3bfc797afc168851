import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { MAGNET_NAMES, MAGNETS, magnetFigures } from '#domain/tone/magnets.ts';
import { fineKilohertz, kiloOhms } from './format-figures.ts';
import { keptFigures } from './kept-figures.ts';
import { Note, NoteFigure } from './note.tsx';
import { LOAD_WORDS, NOTE_BUILDS } from './note-builds.ts';
import { NoteDoubt } from './note-doubt.tsx';
import { shown } from './note-figures.ts';
import { NoteTable } from './note-table.tsx';

/** Output and end of the treble with each magnet on offer, and its pull on the strings against AlNiCo 5. */
export const magnetRows = keptFigures((of) =>
  MAGNETS.filter((magnet) => of === 'humbucker' || magnet !== 'CER3').map((magnet) => {
    const { pickup, resonance, output_dB } = shown(of, { magnet });
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
  return (
    <Note topic="magnets" holds={`${kiloOhms(NOTE_BUILDS[of].outputOhms)}, ${LOAD_WORDS}`}>
      <p>
        The magnet makes the string a magnet too; the coil hears that one move. More field, more output. It
        also pulls at the string, with the square of the field: set a strong one lower, or notes waver.
      </p>
      <NoteFigure figure="TABLE 1" caption="One coil; pull on the string against AlNiCo 5">
        <NoteTable
          columns={[
            { head: 'Magnet' },
            { head: 'Output' },
            { head: '−3\u00a0dB', full: 'Response 3 dB down at' },
            { head: 'Pull', full: 'Pull on the string against AlNiCo 5' },
          ]}
          rows={magnetRows(of).map(({ magnet, output_dB, treble_Hz, pull }) => [
            MAGNET_NAMES[magnet],
            signedDecibels(output_dB),
            fineKilohertz(treble_Hz),
            `×\u00a0${pull.toFixed(1)}`,
          ])}
        />
        <NoteDoubt of={of} figures={['treble']} />
      </NoteFigure>
      <p>
        AlNiCo 3 is the softest and AlNiCo 2 not far from it: gentle attack, long notes. AlNiCo 4 stands in
        the middle. AlNiCo 5 is the usual one, firm and clear. Ceramic is louder and a little brighter, for it
        leaves the coil less iron
        {of === 'humbucker' ? '; three bars of it are the loudest that we build' : ''}. AlNiCo 8 lies between
        AlNiCo 5 and ceramic in output; we do not offer it. The magnet moves level more than tone: the curve
        is made by the coil.
      </p>
    </Note>
  );
}
