import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { fineKilohertz, kiloOhms } from './format-figures.ts';
import { keptFigures } from './kept-figures.ts';
import { Note, NoteFigure } from './note.tsx';
import { LOAD_WORDS, NOTE_BUILDS } from './note-builds.ts';
import { NoteDoubt } from './note-doubt.tsx';
import styles from './note-drawing.module.css';
import { shown } from './note-figures.ts';
import { NoteTable } from './note-table.tsx';

export const pottingFigures = keptFigures((of) => ({
  potted: shown(of, { potted: true }),
  unpotted: shown(of, { potted: false }),
}));

export function PottingNote({ of, wax }: { of: ConfiguratorId; wax?: string | undefined }) {
  const { potted, unpotted } = pottingFigures(of);
  const shift = Math.abs(unpotted.resonance.minus3dB_Hz - potted.resonance.minus3dB_Hz);
  return (
    <Note topic="potting" holds={`${kiloOhms(NOTE_BUILDS[of].outputOhms)}, ${LOAD_WORDS}`}>
      <p>
        {wax ??
          'Potting is a bath in hot wax. It creeps between the turns, drives out the air and sets, so that no turn can move. A loose turn is a small microphone: it hears knocks on the body, and in front of a loud amp it howls at a pitch that no string plays.'}
      </p>
      <NoteFigure figure="FIG. 1" caption="Wire in the coil, cut across">
        <PottingDrawing />
        <NoteTable
          columns={[
            { head: 'Coil' },
            { head: '−3\u00a0dB', full: 'Response 3 dB down at' },
            { head: 'Peak' },
            { head: 'Output' },
          ]}
          rows={[unpotted, potted].map(({ resonance, output_dB }, index) => [
            index === 0 ? 'No Potting' : 'Wax Potting',
            fineKilohertz(resonance.minus3dB_Hz),
            signedDecibels(resonance.peak_dB),
            signedDecibels(output_dB),
          ])}
        />
        <NoteDoubt of={of} figures={['treble', 'peak']} />
      </NoteFigure>
      <p>
        What it does not do: it takes no treble that you could hear (its end moves by {Math.round(shift)}
        {'\u00a0'}Hz), it stops no hum, and it adds no sustain. Take it for gain and for loud stages. Leave it
        out if you play clean and like to hear the wood and the pick through the coil.
      </p>
    </Note>
  );
}

const ROWS = [0, 1, 2, 3];
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const [LEFT, RIGHT, WIDTH, HEIGHT, TOP] = [0, 230, 190, 96, 2];

/** Turns in air and turns in wax, with what fills the gaps named. */
function PottingDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 420 128"
      role="img"
      aria-label="Left, turns of wire with air between them; right, the same with wax"
    >
      {[LEFT, RIGHT].map((x) => (
        <g key={x}>
          <rect
            className={x === RIGHT ? 'fill-line' : undefined}
            x={x}
            y={TOP}
            width={WIDTH}
            height={HEIGHT}
          />
          {ROWS.flatMap((row) =>
            COLUMNS.slice(row % 2).map((column) => {
              const cx = x + 17 + column * 26 - (row % 2) * 13;
              return (
                <circle
                  key={`${row} ${column}`}
                  className="fill-copper-fill"
                  cx={cx}
                  cy={TOP + 15 + row * 22}
                  r={11}
                />
              );
            }),
          )}
          <text x={x} y={120}>
            {x === LEFT ? 'No Potting: air' : 'Wax Potting: wax'}
          </text>
        </g>
      ))}
    </svg>
  );
}
