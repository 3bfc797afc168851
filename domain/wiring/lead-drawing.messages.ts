import type { InLanguages } from '../languages.ts';

const EN = {
  hot: 'Hot',
  toSwitch: 'to the switch',
  joined: 'Joined',
  insulated: 'and insulated',
  ground: 'Ground',
  /** Label for the narrowest places. */
  groundShort: 'Gnd',
  toPot: 'to the back of a pot',
  joinedInside: 'joined inside',
};

const DE: typeof EN = {
  hot: 'Heiß',
  toSwitch: 'zum Schalter',
  joined: 'Verbunden',
  insulated: 'und isoliert',
  ground: 'Masse',
  groundShort: 'Masse',
  toPot: 'ans Gehäuse eines Potis',
  joinedInside: 'innen verbunden',
};

export const LEAD_DRAWING: InLanguages<typeof EN> = { en: EN, de: DE };
