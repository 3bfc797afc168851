import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { BALANCE_SECTION } from './balance-section.messages.ts';

const SAID =
  'fill-copper font-mono type-12 weight-500 [line-height:normal] ls-[-0.01em] [word-spacing:-0.32em] phone:type-17';

/** Range of the scale, dB. */
const REACH_DB = 8;
const across = (dB: number) => 260 + 30 * Math.max(-REACH_DB, Math.min(REACH_DB, dB));
const TICKS = [-8, -6, -4, -2, 0, 2, 4, 6, 8];

/** Bridge against neck in dB: an open ring at equal height, a solid one at the set heights. */
export function BalanceScale({ before_dB, now_dB }: { before_dB: number; now_dB: number }) {
  const language = useLanguage();
  const words = useMessages(BALANCE_SECTION);
  const [from, to] = [across(before_dB), across(now_dB)];
  const isNear = Math.abs(from - to) < 70;
  return (
    <svg
      className="block w-full fill-none"
      viewBox="0 0 520 76"
      role="img"
      aria-label={words.scale(before_dB, now_dB)}
    >
      <path className="stroke-edge" d="M20 40H500" />
      {TICKS.map((dB) => (
        <g key={dB}>
          <path
            className={dB === 0 ? 'stroke-text' : 'stroke-edge'}
            d={`M${across(dB)} ${dB === 0 ? 24 : 34}V46`}
          />
          <text
            className="[font:400_0.6875rem_var(--mono)] ls-[-0.01em] fill-muted [text-anchor:middle] phone:type-16"
            x={across(dB)}
            y={66}
          >
            {dB > 0 ? `+${dB}` : dB < 0 ? `−${-dB}` : '0'}
          </text>
        </g>
      ))}
      <path className="stroke-copper [stroke-dasharray:5_4] [stroke-width:2]" d={`M${from} 40H${to}`} />
      <circle className="fill-ground stroke-copper [stroke-width:2]" cx={from} cy={40} r={7} />
      <circle className="fill-copper" cx={to} cy={40} r={7} />
      {isNear ? null : (
        <text className={SAID} x={from} y={22} textAnchor="middle">
          {signedDecibels(before_dB, language).replace('\u00a0dB', '')}
        </text>
      )}
      <text className={SAID} x={Math.min(to + 12, 440)} y={22}>
        {signedDecibels(now_dB, language)}
      </text>
    </svg>
  );
}
