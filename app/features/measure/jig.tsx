import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { JIG_MESSAGES } from './jig.messages.ts';
import styles from './jig.module.css';

const POLES = [0, 1, 2, 3, 4, 5];

/** What is wired to what, wide and for phones, over its title block. */
export function Jig({ rate, processing }: { rate: string; processing: string }) {
  const words = useWords(JIG_MESSAGES);
  return (
    <div className={cx(styles.sheet, 'line bg-paper-raised')}>
      <Wide />
      <Narrow />
      <p className={cx('mono', styles.block)}>
        <b>MS-01</b>
        <span>{words.parts}</span>
        <span>{rate}</span>
        <span>{processing}</span>
        <span>{COMPANY.city}</span>
      </p>
    </div>
  );
}

/** A lead: copper in an outline of ink. */
function Lead({ d }: { d: string }) {
  return (
    <>
      <path className={styles.lead} d={d} />
      <path className={styles.copper} d={d} />
    </>
  );
}

function Wide() {
  const words = useWords(JIG_MESSAGES);
  return (
    <svg
      className={cx(styles.drawing, styles.wide)}
      viewBox="0 0 1328 330"
      role="img"
      aria-label={words.said}
    >
      <rect className={styles.part} x="60" y="60" width="230" height="206" rx="8" />
      <text className={styles.name} x="60" y="44">
        {words.yourCard}
      </text>
      {[112, 206].map((y) => (
        <g key={y}>
          <circle className={styles.raised} cx="262" cy={y} r="14" />
          <circle className={styles.tip} cx="262" cy={y} r="5" />
        </g>
      ))}
      <text x="84" y="117">
        {words.headphones}
      </text>
      <text x="84" y="211">
        {words.input}
      </text>
      <Lead d="M262 112H470" />
      <rect className={styles.raised} x="470" y="94" width="132" height="36" />
      {(
        [
          [492, 'brown'],
          [512, 'black'],
          [532, 'green'],
          [578, 'brown'],
        ] as const
      ).map(([x, ring]) => (
        <path key={x} className={styles[ring]} d={`M${x} 94v36`} />
      ))}
      <text className={styles.said} x="536" y="80" textAnchor="middle">
        {words.resistor}
      </text>
      <Lead d="M602 112H760V154H930" />
      <Lead d="M262 206H680V112" />
      <circle className={styles.joint} cx="680" cy="112" r="6" />
      <text x="694" y="100">
        {words.tip}
      </text>
      <path className={styles.ground} d="M930 176H800V290H150V266" />
      <text x="430" y="280">
        {words.together}
      </text>
      <circle className={styles.joint} cx="150" cy="266" r="4" />
      <rect className={styles.part} x="930" y="110" width="250" height="108" rx="12" />
      {POLES.map((pole) => (
        <g key={pole} transform={`translate(${966 + pole * 35.6} 0)`}>
          <circle className={styles.raised} cy="139" r="9.5" />
          <circle className={styles.raised} cy="189" r="9.5" />
          <path className={styles.fine} d="M-6 189h12" />
        </g>
      ))}
      <path className={styles.hair} d="M930 164H1180" />
      <text className={styles.name} x="930" y="94">
        {words.outOfGuitar}
      </text>
      {words.inGuitar.map((line, index) => (
        <text key={line} className={styles.quiet} x="1190" y={148 + index * 18}>
          {line}
        </text>
      ))}
    </svg>
  );
}

function Narrow() {
  const words = useWords(JIG_MESSAGES);
  return (
    <svg
      className={cx(styles.drawing, styles.narrow)}
      viewBox="0 0 350 470"
      role="img"
      aria-label={words.said}
    >
      <rect className={styles.part} x="8" y="40" width="108" height="180" rx="6" />
      <text className={styles.name} x="8" y="28">
        {words.card}
      </text>
      <circle className={styles.raised} cx="96" cy="86" r="11" />
      <circle className={styles.raised} cx="96" cy="172" r="11" />
      <text x="20" y="90">
        {words.out}
      </text>
      <text x="20" y="176">
        {words.in}
      </text>
      <path className={styles.copper} d="M96 86H170M246 86H300V320M96 172H300" />
      <rect className={styles.resistor} x="170" y="74" width="76" height="24" />
      <text className={styles.said} x="208" y="62" textAnchor="middle">
        {words.resistor}
      </text>
      <circle className={styles.joint} cx="300" cy="172" r="4.5" />
      <rect className={styles.part} x="230" y="320" width="112" height="60" rx="8" />
      {POLES.map((pole) => (
        <g key={pole} transform={`translate(${246 + pole * 16} 0)`}>
          <circle className={styles.raised} cy="337" r="5" />
          <circle className={styles.raised} cy="363" r="5" />
        </g>
      ))}
      <text x="222" y="354" textAnchor="end">
        {words.yourPickup}
      </text>
      <path className={styles.ground} d="M286 380V424H60V220" />
      <path className={styles.fine} d="M60 424v10M46 434h28M51 440h18M56 446h8" />
      <text className={styles.quiet} x="84" y="452">
        {words.togetherShort}
      </text>
      <text x="308" y="250">
        {words.tipShort}
      </text>
    </svg>
  );
}
