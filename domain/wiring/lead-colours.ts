/** Print colours of leads, by name. Bare wire has a dash pattern instead. */
export const LEAD_COLOURS = {
  black: '#15181A',
  white: '#F7F5EE',
  brown: '#7A5640',
  grey: '#A4A6A5',
  yellow: '#E0BE55',
  violet: '#7B63A8',
  red: '#B5352B',
  green: '#4C8A57',
  bare: '#B9B5A8',
} as const;

export type LeadColourName = keyof typeof LEAD_COLOURS;

/**
 * Colours of our leads, set by the makers: order cable by this table or change it. Single coils have the colours of
 * their CAD models, light for hot and dark for ground. Drawings name the colour beside each lead.
 */
export const OUR_LEADS = {
  hot: 'white',
  ground: 'black',
  start1: 'brown',
  finish1: 'grey',
  finish2: 'yellow',
  start2: 'violet',
  shield: 'bare',
} as const satisfies Record<string, LeadColourName>;

export type LeadId = keyof typeof OUR_LEADS;

/** True once the makers have compared the table with their cable; until then the page has a note. */
export const LEADS_CONFIRMED: boolean = false;
