import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { JIG_MESSAGES } from './jig.messages.ts';

const CELL =
  'py-14 px-20 not-first:line-l phone:py-10 phone:odd:[border-left:0] phone:nth-[n+3]:line-t phone:last:hidden';

const PART = 'fill-ground stroke-text stroke-[1.6]';
const RAISED = 'fill-ground-raised stroke-text stroke-[1.4]';
const TIP = 'stroke-copper stroke-2';
const COPPER = 'stroke-copper-fill stroke-3';
const GROUND = 'stroke-text stroke-[2.6]';
const FINE = 'stroke-text stroke-[1.4]';
const NAME = 'body-15/1 weight-600 ls-[0]';
const SMALL = 'mono-13/1';
const RINGS = {
  brown: 'stroke-[#7a5640] stroke-7',
  black: 'stroke-ink stroke-7',
  green: 'stroke-[#4c8a57] stroke-7',
};

const POLES = [0, 1, 2, 3, 4, 5];

export function Jig({ rate, processing }: { rate: string; processing: string }) {
  const words = useMessages(JIG_MESSAGES);
  return (
    <div className="overflow-hidden line bg-paper-raised phone:-mx-margin phone:[border-inline:0]">
      <Wide />
      <Narrow />
      <p className="mono grid grid-cols-[110px_1.6fr_1.2fr_1.2fr_auto] line-t phone:grid-cols-2">
        <b className={CELL}>MS-01</b>
        <span className={CELL}>{words.parts}</span>
        <span className={CELL}>{rate}</span>
        <span className={CELL}>{processing}</span>
        <span className={CELL}>{COMPANY.city}</span>
      </p>
    </div>
  );
}

function Lead({ d }: { d: string }) {
  return (
    <>
      <path className="stroke-ink stroke-5" d={d} />
      <path className={COPPER} d={d} />
    </>
  );
}

function Wide() {
  const words = useMessages(JIG_MESSAGES);
  return (
    <svg
      className="drawing own-colours stroke-round w-full phone:hidden"
      viewBox="0 0 1328 330"
      role="img"
      aria-label={words.said}
    >
      <rect className={PART} x="60" y="60" width="230" height="206" rx="8" />
      <text className={NAME} x="60" y="44">
        {words.yourCard}
      </text>
      {[112, 206].map((y) => (
        <g key={y}>
          <circle className={RAISED} cx="262" cy={y} r="14" />
          <circle className={TIP} cx="262" cy={y} r="5" />
        </g>
      ))}
      <text className={SMALL} x="84" y="117">
        {words.headphones}
      </text>
      <text className={SMALL} x="84" y="211">
        {words.input}
      </text>
      <Lead d="M262 112H470" />
      <rect className={RAISED} x="470" y="94" width="132" height="36" />
      {(
        [
          [492, 'brown'],
          [512, 'black'],
          [532, 'green'],
          [578, 'brown'],
        ] as const
      ).map(([x, ring]) => (
        <path key={x} className={RINGS[ring]} d={`M${x} 94v36`} />
      ))}
      <text className={cx(SMALL, 'fill-copper')} x="536" y="80" textAnchor="middle">
        {words.resistor}
      </text>
      <Lead d="M602 112H760V154H930" />
      <Lead d="M262 206H680V112" />
      <circle className="fill-text" cx="680" cy="112" r="6" />
      <text className={SMALL} x="694" y="100">
        {words.tip}
      </text>
      <path className={GROUND} d="M930 176H800V290H150V266" />
      <text className={SMALL} x="430" y="280">
        {words.together}
      </text>
      <circle className="fill-text" cx="150" cy="266" r="4" />
      <rect className={PART} x="930" y="110" width="250" height="108" rx="12" />
      {POLES.map((pole) => (
        <g key={pole} transform={`translate(${966 + pole * 35.6} 0)`}>
          <circle className={RAISED} cy="139" r="9.5" />
          <circle className={RAISED} cy="189" r="9.5" />
          <path className={FINE} d="M-6 189h12" />
        </g>
      ))}
      <path className="stroke-edge" d="M930 164H1180" />
      <text className={NAME} x="930" y="94">
        {words.outOfGuitar}
      </text>
      {words.inGuitar.map((line, index) => (
        <text key={line} className={cx(SMALL, 'fill-muted')} x="1190" y={148 + index * 18}>
          {line}
        </text>
      ))}
    </svg>
  );
}

function Narrow() {
  const words = useMessages(JIG_MESSAGES);
  return (
    <svg
      className="drawing own-colours stroke-round w-full max-w-420 mx-auto px-20 pt-12 desk:hidden"
      viewBox="0 0 350 470"
      role="img"
      aria-label={words.said}
    >
      <rect className={PART} x="8" y="40" width="108" height="180" rx="6" />
      <text className={NAME} x="8" y="28">
        {words.card}
      </text>
      <circle className={RAISED} cx="96" cy="86" r="11" />
      <circle className={RAISED} cx="96" cy="172" r="11" />
      <text className={SMALL} x="20" y="90">
        {words.out}
      </text>
      <text className={SMALL} x="20" y="176">
        {words.in}
      </text>
      <path className={COPPER} d="M96 86H170M246 86H300V320M96 172H300" />
      <rect className="fill-ground-raised stroke-copper stroke-2" x="170" y="74" width="76" height="24" />
      <text className={cx(SMALL, 'fill-copper')} x="208" y="62" textAnchor="middle">
        {words.resistor}
      </text>
      <circle className="fill-text" cx="300" cy="172" r="4.5" />
      <rect className={PART} x="230" y="320" width="112" height="60" rx="8" />
      {POLES.map((pole) => (
        <g key={pole} transform={`translate(${246 + pole * 16} 0)`}>
          <circle className={RAISED} cy="337" r="5" />
          <circle className={RAISED} cy="363" r="5" />
        </g>
      ))}
      <text className={SMALL} x="222" y="354" textAnchor="end">
        {words.yourPickup}
      </text>
      <path className={GROUND} d="M286 380V424H60V220" />
      <path className={FINE} d="M60 424v10M46 434h28M51 440h18M56 446h8" />
      <text className={cx(SMALL, 'fill-muted')} x="84" y="452">
        {words.togetherShort}
      </text>
      <text className={SMALL} x="308" y="250">
        {words.tipShort}
      </text>
    </svg>
  );
}
