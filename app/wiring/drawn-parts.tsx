import { useMessages } from '#app/ui/language.tsx';
import { PICKUP_SIZES, POT_RADIUS, pinsOf, SWITCH_SIZES } from '#domain/wiring/pins.ts';
import {
  capacitorOf,
  type PickupPart,
  type Scheme,
  type SchemePart,
  type SchemePoint,
  type SwitchPart,
} from '#domain/wiring/scheme.ts';
import { WIRING_SHEET_WORDS } from '#domain/wiring/sheet-words.messages.ts';
import { SWITCH_KINDS, type SwitchKind } from '#domain/wiring/switches.ts';
import { DrawnPickup } from './drawn-pickups.tsx';
import { FAINT, PART_NAME, SMALL_WORDS } from './looks.ts';

export function DrawnPart({ part, scheme }: { part: SchemePart; scheme: Scheme }) {
  const [x, y] = part.at;
  const words = useMessages(WIRING_SHEET_WORDS);
  switch (part.part) {
    case 'pickup':
      return <NamedPickup part={part} />;
    case 'switch':
      return <Switch part={part} />;
    case 'pot':
      return (
        <g>
          <circle className="fill-paper-raised" cx={x} cy={y} r={POT_RADIUS} />
          <circle cx={x} cy={y} r={14} />
          <rect className="fill-paper-raised" x={x - 70} y={y - 44} width={20} height={88} />
          {Object.entries(pinsOf(part)).map(([lug, at]) => (
            <Lug key={lug} at={at} to="left" name={lug} />
          ))}
          <text className={SMALL_WORDS} x={x + 6} y={y - 26} textAnchor="middle">
            {scheme.pots_Ohm / 1000} k
          </text>
          <text className={PART_NAME} x={x + 50} y={y - 50}>
            {part.name}
          </text>
        </g>
      );
    case 'cap':
      return (
        <g>
          <path className="stroke-[2.6]" d={`M${x - 4} ${y - 11}v22M${x + 4} ${y - 11}v22`} />
          <text className={SMALL_WORDS} x={x - 16} y={y - 9} textAnchor="end">
            {capacitorOf(scheme)} nF
          </text>
        </g>
      );
    case 'jack':
      return (
        <g>
          <circle className="fill-paper-raised" cx={x} cy={y} r={34} />
          <circle cx={x} cy={y} r={15} />
          <path d={`M${x} ${y - 15}v-19M${x - 34} ${y - 20}h14M${x - 34} ${y + 20}h14`} />
          <text className={PART_NAME} x={x} y={y - 46} textAnchor="middle">
            {part.name}
          </text>
          <text className={SMALL_WORDS} x={x + 42} y={y - 16}>
            {words.pins.sleeve}
          </text>
          <text className={SMALL_WORDS} x={x + 42} y={y + 25}>
            {words.pins.tip}
          </text>
        </g>
      );
    case 'strings':
      return (
        <g>
          <path d={`M${x - 14} ${y}h28M${x - 9} ${y + 6}h18M${x - 4} ${y + 12}h8`} />
          {part.name.split(' ').map((word, line) => (
            <text key={word} className={SMALL_WORDS} x={x + 22} y={y + 7 + line * 17}>
              {word}
            </text>
          ))}
        </g>
      );
    case 'tape':
      return (
        <g>
          <rect className="fill-paper-raised" x={x - 4} y={y - 7} width={30} height={30} rx={4} />
          <path className={FAINT} d={`M${x + 3} ${y - 7}v30M${x + 11} ${y - 7}v30M${x + 19} ${y - 7}v30`} />
        </g>
      );
  }
}

function NamedPickup({ part }: { part: PickupPart }) {
  const [x, y] = part.at;
  const words = useMessages(WIRING_SHEET_WORDS);
  const { width, height } = PICKUP_SIZES[part.kind];
  return (
    <g>
      <g transform={`translate(${x} ${y})`}>
        <DrawnPickup kind={part.kind} width={width} height={height} />
      </g>
      <text className={PART_NAME} x={x} y={y - 12}>
        {part.turned ? words.reversed(part.name) : part.name}
      </text>
    </g>
  );
}

/** A lug with its eye; its name is inside the part. */
function Lug({ at: [x, y], to, name }: { at: SchemePoint; to: 'left' | 'right'; name: string }) {
  const way = to === 'left' ? 1 : -1;
  return (
    <g>
      <path
        className="fill-paper-raised"
        d={`M${x + 13 * way} ${y - 5}h${-15 * way}a5 5 0 0 ${to === 'left' ? 0 : 1} 0 10h${15 * way}`}
      />
      <circle className="fill-ink stroke-none" cx={x} cy={y} r={2} />
      <text className={SMALL_WORDS} x={x + 23 * way} y={y + 4} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

function Switch({ part }: { part: SwitchPart }) {
  const [x, y] = part.at;
  const words = useMessages(WIRING_SHEET_WORDS);
  const { width, height } = SWITCH_SIZES[part.kind];
  const { left }: SwitchKind = SWITCH_KINDS[part.kind];
  const pins = pinsOf(part);
  const middle = x + width / 2;
  const blade = part.kind !== 'toggle-3';
  const jumper = part.kind === 'blade-5';
  return (
    <g>
      <rect className="fill-paper-raised" x={x} y={y} width={width} height={height} />
      {blade ? <rect x={middle - 17} y={y + 34} width={34} height={height - 60} /> : null}
      <path d={`M${middle} ${y + height / 2}L${middle + 22} ${y - 14}`} />
      <circle className="fill-paper-raised" cx={middle} cy={y + height / 2} r={6} />
      <circle className="fill-paper-raised" cx={middle + 23} cy={y - 20} r={9} />
      {Object.entries(pins).map(([lug, at]) => (
        <Lug key={lug} at={at} to={left.includes(lug) ? 'left' : 'right'} name={lug.charAt(0)} />
      ))}
      <text className={PART_NAME} x={middle} y={y + height + (jumper ? 52 : 30)} textAnchor="middle">
        {part.name}
      </text>
      {jumper ? (
        <text className={SMALL_WORDS} x={middle} y={y + height + 74} textAnchor="middle">
          {words.jumper}
        </text>
      ) : null}
    </g>
  );
}
