import { useMemo } from 'react';
import { BALANCE_MESSAGES } from '#app/balance/balance.messages.ts';
import { BalanceDrawing } from '#app/balance/balance-drawing.tsx';
import { useBalance } from '#app/balance/use-balance.ts';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { loadFor, useGuitar } from '#app/state/guitar-store.ts';
import { Button } from '#app/ui/button.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { useSaid } from '#app/ui/use-said.ts';
import { type Balanced, hasRods } from '#domain/balance/balance.ts';
import type { Position } from '#domain/products/pickup-types.ts';
import { guitarLoad } from '#domain/tone/circuit.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';
import { BALANCE_SECTION } from './balance-section.messages.ts';

export interface BalanceContentProps {
  name: string;
  flavor: { readonly name: string; readonly windings: readonly Winding[] };
}

/** Bridge and neck of a set, and the heights that balance them. Nothing if the product lacks one of them. */
export function BalanceContent({ name, flavor }: BalanceContentProps) {
  const at = (position: 'bridge' | 'neck') =>
    flavor.windings.find((winding) => winding.position === position);
  const [bridge, neck] = [at('bridge'), at('neck')];
  return bridge && neck ? <Levels name={`${name} ${flavor.name}`} bridge={bridge} neck={neck} /> : null;
}

interface Winding extends Omit<Balanced, 'load'> {
  readonly position: Position;
  readonly kind: InstrumentId;
  readonly pots_Ohm: number;
}

function Levels({ name, bridge, neck }: { name: string; bridge: Winding; neck: Winding }) {
  const words = useMessages(BALANCE_SECTION);
  const messages = useMessages(BALANCE_MESSAGES);
  const { shown } = useGuitar();
  const pair = useMemo(() => {
    const balanced = ({ circuit, place, output_dB, pots_Ohm, kind }: Winding): Balanced => ({
      circuit,
      place,
      output_dB,
      load: loadFor(guitarLoad(pots_Ohm), kind, shown),
    });
    return { bridge: balanced(bridge), neck: balanced(neck) };
  }, [bridge, neck, shown]);
  const { balance, heights, now_dB, isMoved, setHeights } = useBalance(pair);
  const news = useSaid(`${messages.heights(heights)}: ${messages.left(now_dB)}.`);
  const drawing = {
    heights,
    places: { bridge: bridge.place, neck: neck.place },
    onHeights: setHeights,
  };
  return (
    <>
      <p className="mono muted mb-16">{words.lines}</p>
      <GuitarChip
        id="balance-guitar"
        kind={bridge.kind}
        loads={[guitarLoad(bridge.pots_Ohm)]}
        className="max-w-430 ml-auto mb-20 phone:max-w-none"
      />
      <div className="line bg-paper-raised phone:-mx-margin phone:[border-inline:0]">
        <div className="px-24 pt-28 pb-12 phone:px-20 phone:pt-18 phone:pb-6">
          <BalanceDrawing size="wide" {...drawing} className="desk-only" />
          <BalanceDrawing size="small" {...drawing} className="phone-only" />
        </div>
        <p className="mono grid grid-cols-[110px_1.6fr_1.2fr_1.2fr_auto] line-t [&>*]:py-14 [&>*]:px-20 [&>*+*]:line-l [&_b]:weight-500 phone:grid-cols-[auto_1fr] phone:[&>*]:py-10 phone:[&>*]:px-20 phone:[&>:nth-child(n+3)]:line-t phone:[&>:nth-child(3)]:col-1 phone:[&>:nth-child(3)]:[border-left:0] phone:[&>:last-child]:hidden">
          <b>BL-01</b>
          <span>{words.pair(name)}</span>
          <span>{messages.heights(heights)}</span>
          <span>{messages.left(now_dB)}</span>
          <span>Leipzig</span>
        </p>
      </div>
      <div className="page-grid gap-y-20 mt-32">
        <div className="col-[1/6] phone:col-span-full">
          <h4>{messages.difference(balance)}</h4>
          <p className="mt-10 max-w-[34em]">{messages.reason(pair)}</p>
          {balance.isLevel ? null : (
            <p className="mt-12 max-w-[34em]">
              <strong>{words.notLevel}</strong> {messages.tooFar(pair, balance)}
            </p>
          )}
          {hasRods(bridge.place) ? (
            <p className="mt-12 max-w-[34em]">
              <strong>{words.lower}</strong>
              {words.warbles[0]}
              <span className="whitespace-nowrap">{words.warbles[1]}</span>
              {words.warbles[2]}
            </p>
          ) : null}
        </div>
        <div className="col-[6/13] desk:pl-24 phone:col-span-full">
          <BalanceScale before_dB={balance.difference_dB} now_dB={now_dB} />
          <p className="mono muted mt-8">{messages.method(pair)}</p>
          <p className="mt-12 min-h-44">
            {isMoved ? (
              <Button kind="quiet" small onClick={() => setHeights(undefined)}>
                {words.again}
              </Button>
            ) : null}
          </p>
          <p role="status" className="visually-hidden">
            {news}
          </p>
        </div>
      </div>
    </>
  );
}

const SAID =
  'fill-copper font-mono type-12 weight-500 [line-height:normal] ls-[-0.01em] [word-spacing:-0.32em] phone:type-17';

/** Range of the scale, dB. */
const REACH_DB = 8;
const across = (dB: number) => 260 + 30 * Math.max(-REACH_DB, Math.min(REACH_DB, dB));
const TICKS = [-8, -6, -4, -2, 0, 2, 4, 6, 8];

/** Bridge against neck in dB: an open ring at equal height, a solid one at the set heights. */
function BalanceScale({ before_dB, now_dB }: { before_dB: number; now_dB: number }) {
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
      <path className="stroke-copper [stroke-dasharray:5_4] stroke-2" d={`M${from} 40H${to}`} />
      <circle className="fill-ground stroke-copper stroke-2" cx={from} cy={40} r={7} />
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
