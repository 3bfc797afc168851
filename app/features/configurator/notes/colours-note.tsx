import { useMessages } from '#app/ui/language.tsx';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { COLOUR_NAMES } from '#domain/products/colours.messages.ts';
import { COLOURS, type ColourId } from '#domain/products/colours.ts';
import {
  BASE_COLOURS,
  CLASSIC_P90_COLOURS,
  HP90_BASE_COLOURS,
  NO_COVER_COLOURS,
  OPEN_COVER_COLOURS,
  PLAIN_COVER_COLOURS,
} from '#domain/products/custom-looks.ts';
import { COLOURS_MESSAGES } from './colours-note.messages.ts';
import { InfoNote, NoteFigure, NoteTable } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import styles from './notes.module.css';

type PartName = keyof (typeof COLOURS_MESSAGES)['en']['parts'];

interface PaintedPart {
  readonly part: PartName;
  readonly made: 'coated' | 'plastic';
  readonly colours: readonly ColourId[];
}

const PAINTED_PARTS: Record<ConfiguratorId, readonly PaintedPart[]> = {
  humbucker: [
    { part: 'open', made: 'coated', colours: OPEN_COVER_COLOURS },
    { part: 'plain', made: 'coated', colours: PLAIN_COVER_COLOURS },
    { part: 'bobbins', made: 'plastic', colours: BASE_COLOURS },
    { part: 'bare', made: 'plastic', colours: NO_COVER_COLOURS },
  ],
  hp90: [
    { part: 'open', made: 'coated', colours: OPEN_COVER_COLOURS },
    { part: 'plain', made: 'coated', colours: PLAIN_COVER_COLOURS },
    { part: 'bobbin', made: 'plastic', colours: HP90_BASE_COLOURS },
  ],
  p90: [{ part: 'cover', made: 'plastic', colours: CLASSIC_P90_COLOURS }],
};

export function ColoursNote({ of }: { of: ConfiguratorId }) {
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(COLOURS_MESSAGES);
  const parts = PAINTED_PARTS[of];
  const all = [...new Set(parts.flatMap(({ colours }) => colours))];
  const coated = parts.some(({ made }) => made === 'coated');
  return (
    <InfoNote topic="colours" source={note.catalogue} holds={words.holds}>
      <p>
        {words.none} {words.why(coated)}
      </p>
      <NoteFigure figure={note.figure(1)} caption={words.caption}>
        <Palette colours={all} />
        <NoteTable
          columns={[{ head: words.part }, { head: words.made, words: true }]}
          rows={parts.map(({ part, made }) => [words.parts[part], words[made]])}
        />
      </NoteFigure>
      <p>
        {words.seen(coated)} {of === 'humbucker' ? `${words.zebra} ` : ''}
        {words.screens}
      </p>
    </InfoNote>
  );
}

const COLUMNS = 3;
const CELL = { width: 140, height: 30 } as const;

/** Swatches with their names; a two-part colour has two halves. */
function Palette({ colours }: { colours: readonly ColourId[] }) {
  const named = useMessages(COLOUR_NAMES);
  const rows = Math.ceil(colours.length / COLUMNS);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${COLUMNS * CELL.width} ${rows * CELL.height + 6}`}
      role="img"
      aria-label={colours.map(named).join(', ')}
    >
      {colours.map((id, index) => {
        const [x, y] = [(index % COLUMNS) * CELL.width, Math.floor(index / COLUMNS) * CELL.height];
        const [first, second] = COLOURS[id].hex;
        return (
          <g key={id}>
            <circle className="stroke-edge stroke-[0.7]" fill={first} cx={x + 12} cy={y + 13} r={11} />
            {second ? (
              <path
                className="stroke-edge stroke-[0.7]"
                fill={second}
                d={`M${x + 1} ${y + 13}a11 11 0 0 0 22 0z`}
              />
            ) : null}
            <text x={x + 30} y={y + 16.5}>
              {named(id).replace('Zebra ', '')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
