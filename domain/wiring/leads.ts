import type { LeadColour } from './lead-colours.ts';

/**
 * Colours of our own leads, in one place, for the makers to set: order cable by this table or change the table.
 * Single coils carry the colours of their CAD models, light for hot and dark for ground. Wherever a lead is drawn its
 * colour is beside it as a word.
 */
export const OUR_LEADS = {
  hot: 'white',
  ground: 'black',
  start1: 'brown',
  finish1: 'grey',
  finish2: 'yellow',
  start2: 'violet',
  shield: 'bare',
} as const satisfies Record<string, LeadColour>;

export type LeadId = keyof typeof OUR_LEADS;

/** True once the makers have held the table against the cable on their shelf; until then the page says so. */
export const LEADS_CONFIRMED: boolean = false;
