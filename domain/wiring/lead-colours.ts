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
