import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { inFigures } from '#domain/tone/format-figures.ts';
import { CLASSICS, Dimension } from './dimension.tsx';
import { DOGEAR_MESSAGES } from './dogear-note.messages.tsx';
import { InfoNote, NoteFigure } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import styles from './notes.module.css';

export function DogearNote() {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(DOGEAR_MESSAGES);
  const { dogear, soapbar } = CLASSICS;
  return (
    <InfoNote topic="dogear" source={note.drawnAll} holds={note.dimensions}>
      <p>{words.same}</p>
      <NoteFigure figure={note.figure(1)} caption={words.caption}>
        <ClassicsDrawing />
      </NoteFigure>
      <p>{words.dogear(inFigures(dogear.mountingSpacing.toFixed(1), language))}</p>
      <p>{words.soapbar(String(Math.round(soapbar.mountingSpacing)))}</p>
      <p>{words.measure}</p>
    </InfoNote>
  );
}

const SCALE = 3;
const MIDDLE_X = 210;
const DOGEAR_Y = 74;
const SOAPBAR_Y = 238;
const SIX = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];

function ClassicsDrawing() {
  const language = useLanguage();
  const figure = (mm: number) => inFigures(String(mm), language);
  const { drawing } = useMessages(DOGEAR_MESSAGES);
  const { dogear, soapbar } = CLASSICS;
  const across = (length: number) =>
    [MIDDLE_X - (length * SCALE) / 2, MIDDLE_X + (length * SCALE) / 2] as const;
  const [left, right] = across(dogear.coverLength);
  const [earLeft, earRight] = across(dogear.earLength);
  const [holdLeft, holdRight] = across(dogear.mountingSpacing);
  const half = (dogear.coverWidth * SCALE) / 2;
  const ear = (from: number, to: number) =>
    `M${from} ${DOGEAR_Y - half * 0.75}L${to} ${DOGEAR_Y - 9}a9 9 0 0 ${to > from ? 1 : 0} 0 18L${from} ${DOGEAR_Y + half * 0.75}`;
  const soapHalf = (soapbar.coverWidth * SCALE) / 2;
  const [soapLeft, soapRight] = across(soapbar.coverLength);
  const [screwLeft, screwRight] = across(soapbar.mountingSpacing);
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 420 332"
      role="img"
      aria-label={drawing(figure(dogear.mountingSpacing), figure(soapbar.mountingSpacing))}
    >
      <rect x={left} y={DOGEAR_Y - half} width={right - left} height={half * 2} rx={14} />
      <path d={`${ear(right, earRight - 9)}${ear(left, earLeft + 9)}`} />
      <Screw x={holdLeft} y={DOGEAR_Y} />
      <Screw x={holdRight} y={DOGEAR_Y} />
      <Poles y={DOGEAR_Y} spacing={dogear.poleSpacing} />
      <Dimension
        from={holdLeft}
        to={holdRight}
        y={DOGEAR_Y + half + 24}
        reach={DOGEAR_Y}
        words={`Dogear ${figure(dogear.mountingSpacing)}`}
      />
      <rect
        x={soapLeft}
        y={SOAPBAR_Y - soapHalf}
        width={soapRight - soapLeft}
        height={soapHalf * 2}
        rx={14}
      />
      <Screw x={screwLeft} y={SOAPBAR_Y} />
      <Screw x={screwRight} y={SOAPBAR_Y} />
      <Poles y={SOAPBAR_Y} spacing={soapbar.poleSpacing} />
      <Dimension
        from={soapLeft}
        to={soapRight}
        y={SOAPBAR_Y + soapHalf + 24}
        reach={SOAPBAR_Y}
        words={`Soapbar ${figure(soapbar.coverLength)}`}
      />
    </svg>
  );
}

function Poles({ y, spacing }: { y: number; spacing: number }) {
  return SIX.map((step) => (
    <circle key={step} cx={MIDDLE_X + ((step * spacing) / 5) * SCALE} cy={y} r={7.2} />
  ));
}

function Screw({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.copper}>
      <circle cx={x} cy={y} r={5} />
      <path d={`M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`} />
    </g>
  );
}
