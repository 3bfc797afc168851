import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { COIL_MODES, joinCoils } from '#domain/tone/coil-modes.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { SHEET_LOAD } from '#domain/tone/loads.ts';
import { resonance } from '#domain/tone/resonance.ts';
import { fineKilohertz, kiloOhms } from './format-figures.ts';
import { keptFigures } from './kept-figures.ts';
import { Note, NoteFigure } from './note.tsx';
import { LOAD_WORDS } from './note-builds.ts';
import { NoteDoubt } from './note-doubt.tsx';
import { shown } from './note-figures.ts';
import { NoteTable } from './note-table.tsx';
import { WiringDrawing } from './wiring-drawing.tsx';

const MODE_NAMES = { series: 'Series', parallel: 'Parallel', split: 'Split' } as const;

/** What two coils give, joined in each way that the five wires allow. Halves of an HP90 hear three strings each. */
export const wiringFigures = keptFigures((of) => {
  const level = CONFIGURATORS[of].outputs.find(({ noiseless }) => noiseless);
  const { pickup } = shown(of, {
    wires: 5,
    ...(level && { outputOhms: level.ohms, noiseless: true }),
  });
  return {
    ohms: pickup.winding.resistance_Ohm,
    modes: COIL_MODES.filter((mode) => mode !== 'split' || !pickup.bobbin.split).map((mode) => {
      const joined = joinCoils(pickup, mode);
      const { minus3dB_Hz } = resonance(joined.circuit, SHEET_LOAD);
      return { mode, output_dB: joined.output_dB, humFree: joined.humFree, treble_Hz: minus3dB_Hz };
    }),
  };
});

const LEADS = [
  ['1', 'Coil 1, start', 'hot'],
  ['2', 'Coil 1, finish', 'to 3'],
  ['3', 'Coil 2, finish', 'to 2'],
  ['4', 'Coil 2, start', 'ground'],
  ['5', 'Shield, baseplate', 'ground'],
] as const;

export function WiringNote({ of }: { of: ConfiguratorId }) {
  const { ohms, modes } = wiringFigures(of);
  const twoCoils = of === 'humbucker';
  return (
    <Note topic="wiring" holds={`${twoCoils ? '' : 'Noiseless, '}${kiloOhms(ohms)}, ${LOAD_WORDS}`}>
      <p>
        <b>2-Wire Output (Shielded)</b>: the hot wire inside, ground as the shield around it. Elsewhere it
        goes by three wires, where ground and shield are counted apart. It is all that a pickup needs that
        always sounds the same way.
      </p>
      <p>
        <b>5-Wire Output (Shielded)</b>: both ends of {twoCoils ? 'both coils' : 'each half'} and a shield of
        its own. With a switch or a push-pull pot they can be joined in other ways.
      </p>
      <NoteFigure
        figure="FIG. 1"
        caption={twoCoils ? 'Four ways to join two coils' : 'What five wires allow'}
      >
        <WiringDrawing split={twoCoils} />
        <NoteTable
          columns={[
            { head: 'Joined' },
            { head: 'Output' },
            { head: '−3\u00a0dB', full: 'Response 3 dB down at' },
            { head: 'Hum' },
          ]}
          rows={modes.map(({ mode, output_dB, treble_Hz, humFree }) => [
            MODE_NAMES[mode],
            output_dB === 0 ? '0\u00a0dB' : signedDecibels(output_dB),
            fineKilohertz(treble_Hz),
            humFree ? 'no' : 'yes',
          ])}
        />
        <NoteDoubt of={of} figures={['treble']} />
      </NoteFigure>
      {twoCoils ? (
        <p>
          Reversed, a pickup alone sounds as before; beside another one it turns thin and nasal. Solder 1 to
          hot, 2 and 3 together, 4 and 5 to ground, and five wires are two.
        </p>
      ) : (
        <p>
          The noiseless levels have two halves of three strings each, so both must always sound: no split. The
          other levels have one coil: leads 1 and 4 are its ends and can be swapped, 2 and 3 stay unused.
        </p>
      )}
      <NoteFigure figure="TABLE 1" caption="The five leads, in order, for series">
        <NoteTable
          columns={[{ head: 'Lead' }, { head: 'From', words: true }, { head: 'To', words: true }]}
          rows={twoCoils ? LEADS : LEADS.map(([lead, from, to]) => [lead, from.replace('Coil', 'Half'), to])}
        />
      </NoteFigure>
    </Note>
  );
}
