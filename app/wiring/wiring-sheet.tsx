import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { schemeWords } from '#domain/wiring/joint.messages.ts';
import { leadLabels } from '#domain/wiring/lead-labels.ts';
import { cornersOf, isLead, leadColourOf, readPin } from '#domain/wiring/pins.ts';
import { type Scheme, type SchemePoint, SHEET_WIDTH, type Wire } from '#domain/wiring/scheme.ts';
import { DrawnPart } from './drawn-parts.tsx';
import { LeadPath } from './lead-path.tsx';
import { LEAD_NAME, PAPER_DRAWING } from './looks.ts';

/** A wiring diagram, drawn from its scheme; the checks use the same connections. */
export function WiringSheet({
  scheme,
  describedBy,
  width = SHEET_WIDTH,
}: {
  scheme: Scheme;
  describedBy: string;
  /** In the scheme's units, if narrower than a whole sheet. */
  width?: number;
}) {
  const language = useLanguage();
  const leads = scheme.wires.filter((wire) => isLead(scheme, wire));
  const own = scheme.wires.filter((wire) => !isLead(scheme, wire));
  const dots = scheme.wires.flatMap(({ from, to }) => [from, to]).filter((end) => end.includes('.case'));
  return (
    <svg
      className={cx('w-full', PAPER_DRAWING)}
      viewBox={`0 0 ${width} ${scheme.height}`}
      role="img"
      aria-label={schemeWords(scheme, language)}
      aria-describedby={describedBy}
    >
      {leads.map((wire) => (
        <LeadPath key={wire.from} d={pathOf(cornersOf(scheme, wire))} colour={leadColourOf(scheme, wire)} />
      ))}
      {own.map((wire) => (
        <BuildersWire key={`${wire.from} ${wire.to}`} wire={wire} d={pathOf(cornersOf(scheme, wire))} />
      ))}
      {Object.entries(scheme.parts).map(([id, part]) => (
        <DrawnPart key={id} part={part} scheme={scheme} />
      ))}
      {dots.map((end) => {
        const [x, y] = readPin(scheme, end).at;
        return <circle key={end} className="fill-ink stroke-none" cx={x} cy={y} r={5.5} />;
      })}
      <LeadNames scheme={scheme} />
    </svg>
  );
}

function BuildersWire({ wire, d }: { wire: Wire; d: string }) {
  return (
    <g>
      <path className="stroke-paper-raised" d={d} strokeWidth={9} />
      <path d={d} strokeWidth={2} strokeDasharray={wire.jumper ? '6 4' : undefined} />
    </g>
  );
}

/** Labels of the leads where they leave the pickup: hot above, ground below, taped ones beside the tape. */
function LeadNames({ scheme }: { scheme: Scheme }) {
  return leadLabels(scheme, useLanguage()).map(({ words, at: [x, y] }) => (
    <text key={`${x} ${y}`} className={LEAD_NAME} x={x} y={y}>
      {words}
    </text>
  ));
}

const pathOf = (points: readonly SchemePoint[]) => `M${points.map((point) => point.join(' ')).join('L')}`;
