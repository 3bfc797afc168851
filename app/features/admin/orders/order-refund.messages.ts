import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Refund',
  atMost: (amount: string) => `at most ${amount}, back the way it came`,
  states: { asked: 'on its way', done: 'sent back', failed: 'failed' },
  done: 'The refund is on its way.',
  all: 'All of it',
  what: 'What',
  left: 'Left of it',
  refund: 'Refund',
  howMany: (name: string) => `How many of ${name}`,
  of: (count: number, quantity: number) => `${count} of ${quantity}`,
  shipping: 'Shipping',
  duty: 'US duty, prepaid',
  goodwill: 'Goodwill, no goods back',
  together: (most: string) => `What went back without goods counts against them: together at most ${most}.`,
};

/** Words of what went back of an order's money, and what can. */
export const ORDER_REFUND: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Erstattung',
    atMost: (amount) => `höchstens ${amount}, zurück auf demselben Weg`,
    states: { asked: 'unterwegs', done: 'zurückgeschickt', failed: 'gescheitert' },
    done: 'Die Erstattung ist unterwegs.',
    all: 'Alles',
    what: 'Was',
    left: 'Davon übrig',
    refund: 'Erstattung',
    howMany: (name) => `Wie viele von ${name}`,
    of: (count, quantity) => `${count} von ${quantity}`,
    shipping: 'Versand',
    duty: 'US-Zoll, vorausbezahlt',
    goodwill: 'Kulanz, ohne Ware zurück',
    together: (most) => `Was ohne Ware zurückging, wird darauf angerechnet: zusammen höchstens ${most}.`,
  },
};
