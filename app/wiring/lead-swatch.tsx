import { useMessages } from '#app/ui/language.tsx';
import { LEAD_COLOURS, type LeadColourName } from '#domain/wiring/lead-colours.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { LeadPath } from './lead-path.tsx';

export function LeadSwatch({ colour, short }: { colour: LeadColourName; short?: boolean }) {
  const words = useMessages(LEAD_WORDS);
  const width = short ? 26 : 64;
  return (
    <span className="inline-flex items-center gap-12 whitespace-nowrap">
      <svg
        className="own-colours flex-none [-webkit-print-color-adjust:exact] print-exact"
        viewBox={`0 0 ${width} 9`}
        width={width}
        height={9}
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
      >
        {colour === 'bare' ? (
          <g fill="none" stroke="#0F1211" transform="scale(1 1.6) translate(0 -1.7)">
            <LeadPath d={`M0 4.5H${width}`} colour="bare" />
          </g>
        ) : (
          <rect
            x={0.5}
            y={0.5}
            width={width - 1}
            height={8}
            rx={4}
            fill={LEAD_COLOURS[colour]}
            stroke="#0F1211"
          />
        )}
      </svg>
      {words.colour(colour)}
    </span>
  );
}
