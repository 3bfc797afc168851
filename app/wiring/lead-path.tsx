import { LEAD_COLOURS, type LeadColourName } from '#domain/wiring/lead-colours.ts';

/**
 * A lead on a sheet: its colour with an ink edge, paper around it. Bare wire is dashed to be distinct in grey, and a
 * lead without a colour is an outline.
 */
export function LeadPath({ d, colour }: { d: string; colour: LeadColourName | undefined }) {
  return (
    <g>
      <path className="stroke-paper-raised" d={d} strokeWidth={11} />
      <path d={d} strokeWidth={5.4} />
      <path
        d={d}
        stroke={colour === 'bare' ? BARE_DASH : colour ? LEAD_COLOURS[colour] : '#FBFAF5'}
        strokeWidth={3.2}
        strokeDasharray={colour === 'bare' ? '4 3' : undefined}
      />
    </g>
  );
}

/** Lighter than real bare copper, because there is ink between the dashes. */
const BARE_DASH = '#E9E6DC';
