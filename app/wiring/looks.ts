/** Drawings on paper are ink on every ground. */
export const PAPER_DRAWING = 'drawing own-colours text-ink stroke-ink stroke-[1.3] stroke-round print-exact';
export const LEADS_DRAWN = `w-full overflow-visible ${PAPER_DRAWING}`;
export const FAINT = '[stroke-opacity:0.5]';
export const QUIET = 'fill-[#575b55]';
export const HOT = 'fill-[#9c4a22] weight-500';

/** A paper edge around text that crosses wires. */
const HALO = '[paint-order:stroke] stroke-paper-raised stroke-5';
export const PART_NAME = `${HALO} font-body text-[16px] weight-600 ls-[0]`;
export const SMALL_WORDS = `${HALO} ${QUIET} text-[13px]`;
export const LEAD_NAME = `${HALO} text-[13.5px]`;
