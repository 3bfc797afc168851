import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { COLOURS, type ColourId } from '#domain/products/colours.ts';
import {
  BASE_COLOURS,
  CLASSIC_P90_COLOURS,
  HP90_BASE_COLOURS,
  NO_COVER_COLOURS,
  OPEN_COVER_COLOURS,
  PLAIN_COVER_COLOURS,
} from '#domain/products/custom-looks.ts';
import { Note, NoteFigure } from './note.tsx';
import styles from './note-drawing.module.css';
import { NoteTable } from './note-table.tsx';

interface PaintedPart {
  readonly part: string;
  readonly made: string;
  readonly colours: readonly ColourId[];
}

const COATED = 'Brass, powder-coated';
const PLASTIC = 'Plastic, in its own colour';

/** What a configurator's colours are: of which part, on what, and which there are. */
const PAINTED_PARTS: Record<ConfiguratorId, readonly PaintedPart[]> = {
  humbucker: [
    { part: 'Open cover', made: COATED, colours: OPEN_COVER_COLOURS },
    { part: 'Plain cover', made: COATED, colours: PLAIN_COVER_COLOURS },
    { part: 'Bobbins below', made: PLASTIC, colours: BASE_COLOURS },
    { part: 'Bobbins, No Cover', made: PLASTIC, colours: NO_COVER_COLOURS },
  ],
  hp90: [
    { part: 'Open cover', made: COATED, colours: OPEN_COVER_COLOURS },
    { part: 'Plain cover', made: COATED, colours: PLAIN_COVER_COLOURS },
    { part: 'Bobbin below', made: PLASTIC, colours: HP90_BASE_COLOURS },
  ],
  p90: [{ part: 'Cover', made: PLASTIC, colours: CLASSIC_P90_COLOURS }],
};

const named = (id: ColourId) => COLOURS[id].name;

export function ColoursNote({ of }: { of: ConfiguratorId }) {
  const parts = PAINTED_PARTS[of];
  const all = [...new Set(parts.flatMap(({ colours }) => colours))];
  const coated = parts.some(({ made }) => made === COATED);
  return (
    <Note topic="colours" source="From the catalogue" holds="sRGB; screens differ">
      <p>
        A colour costs nothing and changes no tone.{' '}
        {coated
          ? 'Open covers are brass, powder-coated and baked: the coat is a plastic skin of a tenth of a millimetre, which no current flows through. The bobbins are plastic, coloured all the way through.'
          : 'Covers of classic P90s are plastic, coloured all the way through: no current flows in them, so coil and string do not know they are there.'}
      </p>
      <NoteFigure figure="FIG. 1" caption="All colours of this configurator">
        <Palette colours={all} />
        <NoteTable
          columns={[{ head: 'Part' }, { head: 'Made of', words: true }]}
          rows={parts.map(({ part, made }) => [part, made])}
        />
      </NoteFigure>
      <p>
        {coated
          ? 'The Base Color is seen through the openings. A plain cover shows none of it, so there it is not asked for. '
          : 'The cover is all that one sees of the pickup besides its six pole screws, which stay bare steel. It takes no treble and shields from nothing; a metal one would do a little of both. '}
        {of === 'humbucker'
          ? 'A closed cover stays bare metal. A zebra has one bobbin of each colour: the slugs take the first, the screws the second. '
          : ''}
        Screens show colours each in their own way; ours are named, so that you can ask for the same again.
      </p>
    </Note>
  );
}

const COLUMNS = 3;
const CELL = { width: 140, height: 30 } as const;

/** Swatches with their names; two halves where a colour is two. */
function Palette({ colours }: { colours: readonly ColourId[] }) {
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
            <circle className={styles.hair} fill={first} cx={x + 12} cy={y + 13} r={11} />
            {second ? (
              <path className={styles.hair} fill={second} d={`M${x + 1} ${y + 13}a11 11 0 0 0 22 0z`} />
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
