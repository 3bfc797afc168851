import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { cached } from '#domain/cached.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { InfoNote, NoteDoubt, NoteFigure, NoteTable } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import { fineKilohertz, kiloOhms, NOTE_BUILDS, noteExample } from './note-figures.ts';
import styles from './notes.module.css';
import { POTTING_MESSAGES } from './potting-note.messages.ts';

export const pottingFigures = cached((of: ConfiguratorId) => ({
  potted: noteExample(of, { potted: true }),
  unpotted: noteExample(of, { potted: false }),
}));

export function PottingNote({ of, wax }: { of: ConfiguratorId; wax?: string | undefined }) {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(POTTING_MESSAGES);
  const { potted, unpotted } = pottingFigures(of);
  const shift = Math.abs(unpotted.resonance.minus3dB_Hz - potted.resonance.minus3dB_Hz);
  return (
    <InfoNote topic="potting" holds={`${kiloOhms(NOTE_BUILDS[of].outputOhms, language)}, ${note.load}`}>
      <p>{wax ?? words.bath}</p>
      <NoteFigure figure={note.figure(1)} caption={words.caption}>
        <PottingDrawing />
        <NoteTable
          columns={[
            { head: words.coil },
            { head: note.end, full: note.endInFull },
            { head: note.peak },
            { head: note.output },
          ]}
          rows={[unpotted, potted].map(({ resonance, output_dB }, index) => [
            index === 0 ? words.none : words.wax,
            fineKilohertz(resonance.minus3dB_Hz, language),
            signedDecibels(resonance.peak_dB, language),
            signedDecibels(output_dB, language),
          ])}
        />
        <NoteDoubt of={of} figures={['treble', 'peak']} />
      </NoteFigure>
      <p>{words.not(Math.round(shift))}</p>
    </InfoNote>
  );
}

const ROWS = [0, 1, 2, 3];
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const [LEFT, RIGHT, WIDTH, HEIGHT, TOP] = [0, 230, 190, 96, 2];

function PottingDrawing() {
  const words = useMessages(POTTING_MESSAGES);
  return (
    <svg className={styles.drawing} viewBox="0 0 420 128" role="img" aria-label={words.drawing}>
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
            {x === LEFT ? words.air : words.filled}
          </text>
        </g>
      ))}
    </svg>
  );
}
