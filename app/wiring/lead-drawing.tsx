import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import type { CableColours } from '#domain/wiring/cables.ts';
import type { CoilJoints } from '#domain/wiring/coil-joints.ts';
import type { LeadId } from '#domain/wiring/lead-colours.ts';
import { LEAD_DRAWING } from '#domain/wiring/lead-drawing.messages.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { leadEnd, PICKUP_KINDS, type PickupKind, type PickupKindId } from '#domain/wiring/pickup-kinds.ts';
import { LEAD_FIGURE } from './lead-figure.messages.ts';
import { LeadPath } from './lead-path.tsx';
import { FAINT, HOT, LEADS_DRAWN, QUIET } from './looks.ts';

/** Horizontal positions: end of the coils, of the bends, text, end of the leads, joints, symbols. */
const WIDE = { width: 900, coil: 312, bend: 430, words: 436, leads: 640, joint: 676, ends: 700 } as const;
const NARROW = { width: 350, coil: 96, bend: 130, words: 134, leads: 262, joint: 276, ends: 286 } as const;
type Stations = typeof WIDE | typeof NARROW;
const COIL = { height: 80, gap: 26, top: 34 };

export interface DrawnCoil {
  /** Phones show only the part before a comma: "Coil 1, screws". */
  readonly name: string;
  readonly pole: 'N' | 'S';
  readonly poles: number;
  readonly slotted: boolean;
}

export type LeadEnds = Readonly<Partial<Record<LeadId, string>>>;

interface LeadDrawingProps {
  kind: PickupKindId;
  coils: readonly DrawnCoil[];
  ends?: LeadEnds | undefined;
  /** Undefined if the makers have set none: then no colour is drawn or named. */
  colours?: CableColours | undefined;
  joints: CoilJoints;
  label: string;
}

/** One pickup with its leads and their destinations. Drawn twice: with all text for wide columns, denser for phones. */
export function LeadDrawing(props: LeadDrawingProps) {
  return (
    <>
      <Drawing {...props} at={WIDE} className="desk-only" />
      <Drawing {...props} at={NARROW} className="phone-only" />
    </>
  );
}

function Drawing({
  kind,
  coils,
  ends = {},
  colours,
  joints,
  label,
  at,
  className,
}: LeadDrawingProps & { at: Stations; className: string }) {
  const { leads }: PickupKind = PICKUP_KINDS[kind];
  const messages = useMessages(LEAD_WORDS);
  const words = useMessages(LEAD_DRAWING);
  const { up } = useMessages(LEAD_FIGURE);
  const foot = COIL.top + coils.length * (COIL.height + COIL.gap);
  // Evenly from the first coil's upper edge to below the last one.
  const step = (foot - COIL.top + 14) / Math.max(leads.length - 1, 1);
  const first = COIL.top + (leads.length > 2 ? 10 : 22);
  const reach = leads.length > 2 ? step : (foot - COIL.top) / 2;
  const height = (lead: LeadId) => first + leads.indexOf(lead) * reach;
  const inside = (y: number) => Math.min(Math.max(y, COIL.top + 14), foot - COIL.gap - 14);
  const endOf = (lead: LeadId) => ends[lead] ?? leadEnd(kind, lead);
  const group = (ids: readonly LeadId[]) => ids.map(height);
  return (
    <svg
      className={cx(LEADS_DRAWN, className)}
      fontSize={at === WIDE ? 13 : 11.5}
      viewBox={`0 0 ${at.width} ${foot + (leads.length > 2 ? 34 : 8)}`}
      role="img"
      aria-label={label}
    >
      {leads.map((lead) => {
        const y = height(lead);
        const colour = colours?.[lead];
        const from = inside(y);
        const middle = (at.coil + at.bend) / 2;
        const start =
          lead === 'shield' && leads.length > 2
            ? `M${at.coil - 14} ${foot - COIL.gap - 12}V${y}`
            : `M${at.coil + 2} ${from}C${middle} ${from} ${middle} ${y} ${at.bend} ${y}`;
        return (
          <g key={lead}>
            <LeadPath d={`${start}H${at.leads}`} colour={colour} />
            {colours ? (
              <>
                <text className="capitalize weight-500" x={at.words} y={y - 10}>
                  {colour ? messages.colour(colour) : null}
                </text>
                <text className={QUIET} x={at.leads} y={y - 10} textAnchor="end">
                  {at === WIDE ? messages.end(endOf(lead)) : messages.shortest(endOf(lead))}
                </text>
              </>
            ) : (
              <text className={QUIET} x={at.words} y={y - 10}>
                {messages.short(endOf(lead))}
              </text>
            )}
          </g>
        );
      })}
      {coils.map(({ name, pole, poles, slotted }, index) => (
        <Coil
          key={name}
          name={at === WIDE ? `${name}, ${up[pole]}` : (name.split(',')[0] ?? name)}
          index={index}
          width={at.coil}
          poles={at === WIDE ? poles : Math.min(poles, 3)}
          slotted={slotted}
        />
      ))}
      <Ends heights={group(joints.hot)} at={at} word={words.hot} more={words.toSwitch} kind="hot" />
      {joints.joined.length > 0 ? (
        <Ends
          heights={group(joints.joined)}
          at={at}
          word={words.joined}
          more={words.insulated}
          kind="joined"
        />
      ) : null}
      <Ends heights={group(joints.ground)} at={at} word={words.ground} kind="ground" />
    </svg>
  );
}

interface CoilProps {
  name: string;
  index: number;
  width: number;
  poles: number;
  slotted: boolean;
}

function Coil({ name, index, width, poles, slotted }: CoilProps) {
  const y = COIL.top + index * (COIL.height + COIL.gap);
  const middle = y + COIL.height / 2;
  const r = width > 200 ? 10 : 7;
  return (
    <g>
      <rect className="fill-paper-raised" x={2} y={y} width={width} height={COIL.height} rx={20} />
      <rect className={FAINT} x={10} y={y + 8} width={width - 16} height={COIL.height - 16} rx={13} />
      {Array.from({ length: poles }, (_, pole) => {
        const x = 14 + ((width - 24) * (pole + 0.5)) / poles;
        return (
          <g key={x}>
            <circle cx={x} cy={middle} r={r} />
            {slotted ? <path d={`M${x - 0.7 * r} ${middle + 0.5 * r}l${1.4 * r} ${-r}`} /> : null}
          </g>
        );
      })}
      <text className={QUIET} x={2} y={index > 0 ? y + COIL.height + 22 : y - 12}>
        {name}
      </text>
    </g>
  );
}

/** Symbols at the ends of a group of leads: a ring for hot, a dot for a joint, the ground symbol. */
function Ends({
  heights,
  at,
  word,
  more,
  kind,
}: {
  heights: readonly number[];
  at: Stations;
  word: string;
  more?: string;
  kind: 'hot' | 'joined' | 'ground';
}) {
  const [top, foot] = [Math.min(...heights), Math.max(...heights)];
  const y = kind === 'joined' ? (top + foot) / 2 : foot;
  return (
    <g>
      {heights.map((height) => (
        <path key={height} d={`M${at.leads} ${height}H${at.joint}`} />
      ))}
      {heights.length > 1 ? <path d={`M${at.joint} ${top}V${foot}`} /> : null}
      {heights.length > 1 ? <circle className="fill-ink" cx={at.joint} cy={y} r={3.4} /> : null}
      {kind === 'joined' ? null : <path d={`M${at.joint} ${y}H${at.ends}`} />}
      {kind === 'hot' ? (
        <circle className="stroke-[#9c4a22] stroke-[1.6]" cx={at.ends + 4} cy={y} r={4} />
      ) : null}
      {kind === 'ground' ? (
        <path d={`M${at.ends} ${y - 9}v18M${at.ends + 6} ${y - 6}v12M${at.ends + 12} ${y - 3}v6`} />
      ) : null}
      <text
        className={kind === 'hot' ? HOT : 'weight-500'}
        x={kind === 'joined' ? at.joint + 12 : at.ends + 18}
        y={y + 5}
      >
        {word}
      </text>
      {more && at === WIDE ? (
        <text
          className={QUIET}
          x={(kind === 'joined' ? at.joint + 12 : at.ends + 18) + word.length * 8.4 + 10}
          y={y + 5}
        >
          {more}
        </text>
      ) : null}
    </g>
  );
}
