import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { cached } from '#domain/cached.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { SHEET_LOAD } from '#domain/tone/circuit.ts';
import { COIL_MODES, type CoilMode, joinCoils } from '#domain/tone/coil-modes.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { resonance } from '#domain/tone/resonance.ts';
import { InfoNote, NoteDoubt, NoteFigure, NoteTable } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import { fineKilohertz, kiloOhms, noteExample } from './note-figures.ts';
import styles from './notes.module.css';
import { WIRING_MESSAGES } from './wiring-note.messages.tsx';

/** Results of two coils in each connection of the five wires. Halves of an HP90 pick up three strings each. */
export const wiringFigures = cached((of: ConfiguratorId) => {
  const level = CONFIGURATORS[of].outputs.find(({ noiseless }) => noiseless);
  const { pickup } = noteExample(of, {
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

export function WiringNote({ of }: { of: ConfiguratorId }) {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(WIRING_MESSAGES);
  const { ohms, modes } = wiringFigures(of);
  const twoCoils = of === 'humbucker';
  return (
    <InfoNote
      topic="wiring"
      holds={`${twoCoils ? '' : `${words.noiseless}, `}${kiloOhms(ohms, language)}, ${note.load}`}
    >
      <p>{words.two}</p>
      <p>{words.five(twoCoils)}</p>
      <NoteFigure figure={note.figure(1)} caption={words.caption(twoCoils)}>
        <WiringDrawing split={twoCoils} />
        <NoteTable
          columns={[
            { head: words.joined },
            { head: note.output },
            { head: note.end, full: note.endInFull },
            { head: note.hum },
          ]}
          rows={modes.map(({ mode, output_dB, treble_Hz, humFree }) => [
            words.modes[mode],
            output_dB === 0 ? '0\u00a0dB' : signedDecibels(output_dB, language),
            fineKilohertz(treble_Hz, language),
            humFree ? words.no : words.yes,
          ])}
        />
        <NoteDoubt of={of} figures={['treble']} />
      </NoteFigure>
      <p>{words.after(twoCoils)}</p>
      <NoteFigure figure={note.table(1)} caption={words.leads}>
        <NoteTable
          columns={[{ head: words.lead }, { head: words.from, words: true }, { head: words.to, words: true }]}
          rows={words.rows(twoCoils)}
        />
      </NoteFigure>
    </InfoNote>
  );
}

interface Way {
  readonly mode: CoilMode | 'reversed';
  readonly wires: string;
  /** Active coils: left edge and middle. */
  readonly coils: readonly (readonly [number, number, string])[];
  readonly silent?: readonly [number, number, string];
}

const IN_A_ROW = 'M10 44H36M80 44H110M154 44H180';
const COILS_IN_A_ROW = [
  [36, 44, '1'],
  [110, 44, '2'],
] as const;

const SERIES: Way = { mode: 'series', wires: IN_A_ROW, coils: COILS_IN_A_ROW };
const PARALLEL: Way = {
  mode: 'parallel',
  wires: 'M10 44H46M73 30H46V58H73M117 30H144V58H117M144 44H180',
  coils: [
    [73, 30, '1'],
    [73, 58, '2'],
  ],
};
const SPLIT: Way = {
  mode: 'split',
  wires: 'M10 44H36M80 44H95V72H167V44M95 44H110M154 44H180',
  coils: [[36, 44, '1']],
  silent: [110, 44, '2'],
};
const REVERSED: Way = { ...SERIES, mode: 'reversed' };

/** Ways to connect coils: series, parallel, split, and all of it reversed. */
function WiringDrawing({ split }: { split: boolean }) {
  const { modes, reversed, drawing, hot, ground } = useMessages(WIRING_MESSAGES);
  const ways = split ? [SERIES, PARALLEL, SPLIT, REVERSED] : [SERIES, PARALLEL, REVERSED];
  const named = ({ mode }: Way) => (mode === 'reversed' ? reversed : modes[mode]);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 420 ${Math.ceil(ways.length / 2) * 112}`}
      role="img"
      aria-label={drawing(ways.map(named))}
    >
      {ways.map((way, index) => (
        <g key={way.mode} transform={`translate(${(index % 2) * 226} ${Math.floor(index / 2) * 112})`}>
          <text y={10}>{named(way)}</text>
          <path d={way.wires} />
          {way.coils.map(([x, y, name]) => (
            <Coil key={name} x={x} y={y} name={name} />
          ))}
          {way.silent ? <Coil x={way.silent[0]} y={way.silent[1]} name={way.silent[2]} silent /> : null}
          <circle cx={8} cy={44} r={2.5} />
          <circle cx={182} cy={44} r={2.5} />
          <text y={96}>{way.mode === 'reversed' ? ground : hot}</text>
          <text className={styles.end} x={192} y={96}>
            {way.mode === 'reversed' ? hot : ground}
          </text>
          <path className="stroke-edge stroke-[0.7]" d="M8 50v34M182 50v34" />
        </g>
      ))}
    </svg>
  );
}

function Coil({ x, y, name, silent }: { x: number; y: number; name: string; silent?: boolean }) {
  return (
    <g className={silent ? undefined : styles.copper}>
      <rect
        className={silent ? '[stroke-dasharray:5_4]' : 'fill-copper-fill [fill-opacity:0.22]'}
        x={x}
        y={y - 11}
        width={44}
        height={22}
        rx={2}
      />
      <text className="[text-anchor:middle]" x={x + 22} y={y + 4}>
        {name}
      </text>
    </g>
  );
}
