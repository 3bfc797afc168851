import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { atStart } from '#domain/format-count.ts';
import { LEAD_COLOURS, type LeadColourName } from '#domain/wiring/lead-colours.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { type LayoutSize, type TwoLeadLayout, twoLeadLayout } from '#domain/wiring/two-lead-layout.ts';
import type { DrawnCoil } from './lead-drawing.tsx';
import { LEAD_FIGURE } from './lead-figure.messages.ts';
import { FAINT, HOT, LEADS_DRAWN, QUIET } from './looks.ts';

interface TwoLeadDrawingProps {
  coils: readonly DrawnCoil[];
  /** The hot lead and the ground lead, as named in the build sheet. */
  origins: readonly [string, string];
  /** Undefined if no colours are set: then no colour is drawn or named. */
  colours: readonly [LeadColourName, LeadColourName] | undefined;
  label: string;
}

const coilOf = (origin: string, coils: readonly DrawnCoil[]): number => {
  const [, number] = /^(?:coil|half) (\d)/.exec(origin) ?? [];
  if (!number) return 0;
  const index = coils.findIndex(({ name }) => /\d/.exec(name)?.[0] === number);
  return Math.max(0, index);
};

/** One pickup with two leads, drawn twice: with all text for wide columns, denser for phones. */
export function TwoLeadDrawing(props: TwoLeadDrawingProps) {
  return (
    <>
      <Drawing {...props} size="wide" className="desk-only" />
      <Drawing {...props} size="narrow" className="phone-only" />
    </>
  );
}

function Drawing({
  coils,
  origins,
  colours,
  label,
  size,
  className,
}: TwoLeadDrawingProps & { size: LayoutSize; className: string }) {
  const language = useLanguage();
  const { ofTwo, short } = useMessages(LEAD_WORDS);
  const { up } = useMessages(LEAD_FIGURE);
  const layout = twoLeadLayout(
    size,
    {
      coils: coils.map(({ name, pole }) =>
        size === 'wide' ? `${name}, ${up[pole]}` : (name.split(',')[0] ?? name),
      ),
      from: [coilOf(origins[0], coils), coilOf(origins[1], coils)],
      colours: colours && [atStart(ofTwo(colours[0])), atStart(ofTwo(colours[1]))],
      origins: [short(origins[0]), short(origins[1])],
    },
    language,
  );
  const { width, height, leads, join, words, joint } = layout;
  const [hot, ground] = leads;
  return (
    <svg
      className={cx(LEADS_DRAWN, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {leads.map(({ path, wire }, index) => (
        <g key={path}>
          <Lead path={path} colour={colours?.[index]} />
          <path d={wire} />
        </g>
      ))}
      <Coils layout={layout} coils={coils} size={size} />
      {join ? <path d={join} className="stroke-[#9c4a22] stroke-2 [stroke-dasharray:3_3]" /> : null}
      <circle cx={joint + 5} cy={hot.y} r={4.4} className="stroke-[#9c4a22] stroke-[1.6]" />
      <path d={`M${joint} ${ground.y - 9}v18m6-15v12m6-9v6`} className="stroke-[1.5]" />
      {words.map(({ words: text, x, y, size: fontSize, anchor, role }) => (
        <text
          key={`${text} ${x} ${y}`}
          x={x}
          y={y}
          fontSize={fontSize}
          textAnchor={anchor === 'end' ? 'end' : undefined}
          className={TONES[role]}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

const TONES = {
  coil: QUIET,
  origin: QUIET,
  more: QUIET,
  join: HOT,
  hot: HOT,
  colour: 'weight-500',
  end: 'weight-500',
} as const;

/** A lead in its colour with an ink edge. Bare braid is dashed, a lead without a colour is an outline. */
function Lead({ path, colour }: { path: string; colour: LeadColourName | undefined }) {
  if (colour === 'bare')
    return <path d={path} className="stroke-[#8e8a7c] stroke-[3.6] [stroke-dasharray:3_2]" />;
  return (
    <>
      <path d={path} strokeWidth={6.2} />
      <path
        d={path}
        strokeWidth={4.2}
        className={colour ? undefined : 'stroke-paper-raised'}
        stroke={colour && LEAD_COLOURS[colour]}
      />
    </>
  );
}

function Coils({
  layout,
  coils,
  size,
}: {
  layout: TwoLeadLayout;
  coils: readonly DrawnCoil[];
  size: LayoutSize;
}) {
  return layout.coils.map(({ x, y, width, height }, index) => {
    const coil = coils[index];
    if (!coil) return null;
    const poles = size === 'wide' ? coil.poles : Math.min(coil.poles, 3);
    const r = size === 'wide' ? 10 : 9.6;
    const room = width - 28;
    const middle = y + height / 2;
    return (
      <g key={coil.name}>
        <rect className="fill-paper-raised" x={x} y={y} width={width} height={height} rx={height / 4} />
        <rect className={FAINT} x={x + 7} y={y + 7} width={width - 14} height={height - 14} rx={height / 5} />
        {Array.from({ length: poles }, (_, pole) => {
          const at = x + 14 + (room * (pole + 0.5)) / poles;
          return (
            <g key={at}>
              <circle cx={at} cy={middle} r={r} />
              {coil.slotted ? (
                <path d={`M${at - 0.7 * r} ${middle + 0.45 * r}l${1.4 * r} ${-0.9 * r}`} />
              ) : null}
            </g>
          );
        })}
      </g>
    );
  });
}
