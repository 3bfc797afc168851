import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { SPACINGS } from '#domain/products/custom-looks.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { spreadOver } from '#domain/tone/string-spread.ts';
import { Dimension, OUTLINES } from './dimension.tsx';
import { InfoNote, NoteFigure, NoteTable } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import styles from './notes.module.css';
import { SPACING_MESSAGES } from './spacing-note.messages.ts';

/** Usual distances of the outer strings at the saddles, mm. */
const AT_SADDLES = [50.5, 52.5, 54] as const;
const [NECK, BRIDGE] = SPACINGS;
const inMillimetres = (value: number) => `${value.toFixed(1)}\u00a0mm`;

/** Outer strings over the neck and the bridge pickup, for each distance at the saddles, mm. */
export const spreadRows = AT_SADDLES.map((atSaddles) => ({
  atSaddles,
  neck: spreadOver('neck', atSaddles),
  bridge: spreadOver('bridge', atSaddles),
}));

export function SpacingNote({ of }: { of: ConfiguratorId }) {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(SPACING_MESSAGES);
  return (
    <InfoNote topic="spacing" source={note.drawn} holds={words.holds}>
      <p>{words.fan(NECK, BRIDGE)}</p>
      <NoteFigure figure={note.figure(1)} caption={words.caption}>
        <SpacingDrawing of={of} />
        <NoteTable
          columns={[{ head: words.atSaddles }, { head: words.overNeck }, { head: words.overBridge }]}
          rows={spreadRows.map((row) =>
            [row.atSaddles, row.neck, row.bridge].map((value) => inFigures(inMillimetres(value), language)),
          )}
        />
      </NoteFigure>
      <p>{words.measure}</p>
      {of === 'humbucker' ? <p>{words.bare(NECK)}</p> : null}
    </InfoNote>
  );
}

/** Drawing units per mm, and the pickup's centre. */
const SCALE = 4;
const MIDDLE = { x: 210, y: 142 } as const;
const SIX = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];

function SpacingDrawing({ of }: { of: ConfiguratorId }) {
  const words = useMessages(SPACING_MESSAGES);
  const { length, width, rows } = OUTLINES[of];
  const poles = rows === undefined ? [0] : [-rows / 2, rows / 2];
  const top = MIDDLE.y - (width * SCALE) / 2;
  const screws = MIDDLE.y + Math.max(...poles) * SCALE;
  const outer = (spacing: number) => [MIDDLE.x - (spacing / 2) * SCALE, MIDDLE.x + (spacing / 2) * SCALE];
  const [neckFrom = 0, neckTo = 0] = outer(NECK);
  const [bridgeFrom = 0, bridgeTo = 0] = outer(BRIDGE);
  return (
    <svg className={styles.drawing} viewBox="0 0 420 234" role="img" aria-label={words.drawing(NECK, BRIDGE)}>
      <rect
        x={MIDDLE.x - (length * SCALE) / 2}
        y={top}
        width={length * SCALE}
        height={width * SCALE}
        rx={10}
      />
      {poles.map((row) => (
        <g key={row}>
          {SIX.map((step) => (
            <Pole
              key={step}
              x={MIDDLE.x + ((step * NECK) / 5) * SCALE}
              y={MIDDLE.y + row * SCALE}
              slotted={row === Math.max(...poles)}
            />
          ))}
        </g>
      ))}
      <g className={styles.copper}>
        <Dimension from={neckFrom} to={neckTo} y={top - 16} reach={screws} words={words.neck(NECK)} />
      </g>
      <Dimension
        from={bridgeFrom}
        to={bridgeTo}
        y={top - 42}
        reach={screws}
        words={words.bridge(BRIDGE)}
        dashed
      />
    </svg>
  );
}

function Pole({ x, y, slotted }: { x: number; y: number; slotted: boolean }) {
  return (
    <g>
      <circle cx={x} cy={y} r={9.6} />
      {slotted ? <path className="stroke-edge stroke-[0.7]" d={`M${x - 6} ${y - 4}l12 8`} /> : null}
      <path className="stroke-edge stroke-[0.7]" d={`M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5`} />
    </g>
  );
}
