import type { InLanguages } from '#domain/languages.ts';

const pickups = (count: number) => `${count} ${count === 1 ? 'pickup' : 'pickups'}`;

const EN = {
  title: 'Wire',
  summary: (onHand: string, reserved: string, count: number) =>
    `spool by spool, in grams: ${onHand} on hand, ${reserved} reserved for ${pickups(count)}`,
  low: (awg: number, free: string, reorder: string) => `${awg}\u00a0AWG: ${free} free, reorder at ${reorder}`,
  notes: {
    belowNothing: 'recorded below zero: weigh it',
    rest: 'less than one coil left: not counted',
    measureFirst: 'measure 1 m before the first coil',
    thin: 'R runs high: thin wire',
    thick: 'R runs low: thick wire',
    free: 'free for the next coil',
  },
  facts: {
    diameter: 'Diameter',
    enamel: 'Enamel',
    opened: 'Opened',
    notYet: 'not yet',
    wound: 'Wound',
    pickups,
    rToTable: 'R to target',
  },
  weigh: 'Weigh',
  /** Text around the link to counting. */
  none: ['No spool recorded yet. ', 'Weigh the first one', '.'] satisfies readonly [
    before: string,
    link: string,
    after: string,
  ],
  fresh: 'new',
  due: (day: string) => `due ${day}`,
  ordered: (day: string) => `ordered ${day}, on the way`,
  later: (count: number) => `${count} more ${count === 1 ? 'delivery' : 'deliveries'} of wire on the way`,
};

export const WIRE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Draht',
    summary: (onHand, reserved, count) =>
      `Rolle für Rolle, in Gramm: ${onHand} da, ${reserved} reserviert für ${count} Tonabnehmer`,
    low: (awg, free, reorder) => `${awg}\u00a0AWG: ${free} frei, nachbestellen ab ${reorder}`,
    notes: {
      belowNothing: 'Bestand unter null: wieg sie',
      rest: 'Rest reicht für keine Spule: zählt nicht mit',
      measureFirst: 'vor der ersten Spule 1 m messen',
      thin: 'R eher hoch: dünner Draht',
      thick: 'R eher niedrig: dicker Draht',
      free: 'frei für die nächste Spule',
    },
    facts: {
      diameter: 'Dicke',
      enamel: 'Lack',
      opened: 'Geöffnet',
      notYet: 'noch nicht',
      wound: 'Gewickelt',
      pickups: (count) => `${count} Tonabnehmer`,
      rToTable: 'R zu Soll',
    },
    weigh: 'Wiegen',
    none: ['Noch keine Rolle erfasst. ', 'Wieg die erste', '.'],
    fresh: 'neu',
    due: (day) => `kommt ${day}`,
    ordered: (day) => `bestellt am ${day}, unterwegs`,
    later: (count) => `${count} weitere ${count === 1 ? 'Lieferung' : 'Lieferungen'} Draht unterwegs`,
  },
};
