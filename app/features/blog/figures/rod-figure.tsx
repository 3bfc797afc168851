import { useMessages } from '#app/ui/language.tsx';
import { STANDARD_ROD } from '#domain/tone/rod-field.ts';
import { ARTICLE_DIAGRAM_MESSAGES } from './figures.messages.ts';
import { Label, Plate, RAISED, SHEET, WOUND } from './plate.tsx';

const SCALE = 11;
/** The six rods of a single coil with a common stagger; heights in mm. */
const ACROSS = 52 / 5;

export function RodFigure({ figure }: { figure: string }) {
  const words = useMessages(ARTICLE_DIAGRAM_MESSAGES).rod;
  const { diameter, height } = STANDARD_ROD;
  const [w, h] = [diameter * SCALE, height * SCALE];
  const small = 4.4;
  return (
    <Plate figure={figure} caption={words.caption} framed>
      <svg
        className={SHEET}
        viewBox="0 0 640 290"
        role="img"
        aria-label={words.label(`${diameter}\u00a0mm`, `${height}\u00a0mm`)}
      >
        <rect className={RAISED} x="110" y="40" width={w} height={h} rx="2" />
        <ellipse className={RAISED} cx={110 + w / 2} cy="40" rx={w / 2} ry="7" />
        <Label className="fill-copper" x={110 + w / 2} y="82">
          S
        </Label>
        <Label className="fill-copper" x={110 + w / 2} y={h + 24}>
          N
        </Label>
        <g className="stroke-copper stroke-1">
          <path d={`M100 40H60M100 ${40 + h}H60M68 40V${h / 2 + 22}M68 ${h / 2 + 52}V${40 + h}`} />
          <path d={`M110 ${52 + h}V${70 + h}M${110 + w} ${52 + h}V${70 + h}`} />
        </g>
        <Label className="fill-copper" x="68" y={h / 2 + 42}>
          {height}
        </Label>
        <Label className="fill-copper" x={110 + w / 2} y={70 + h}>
          {diameter}
        </Label>
        <path d="M270 112H600V120H270ZM270 178H600V186H270Z" />
        <rect className={WOUND} x="284" y="120" width="302" height="58" />
        {Array.from({ length: 6 }, (_, index) => {
          const x = 435 + (index - 2.5) * ACROSS * small - (diameter * small) / 2;
          return (
            <rect
              key={x}
              className={RAISED}
              x={x}
              y={186 - height * small - 2}
              width={diameter * small}
              height={height * small + 6}
            />
          );
        })}
        <path className="stroke-[2.2]" d="M260 74H612" />
      </svg>
    </Plate>
  );
}
