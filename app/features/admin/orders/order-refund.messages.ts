import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Refund',
  atMost: (amount: string) => `at most ${amount}, to the same means of payment`,
  states: { asked: 'on its way', done: 'refunded', failed: 'failed' },
  done: 'The refund is on its way.',
  all: 'Everything',
  what: 'Item',
  left: 'Still refundable',
  refund: 'Refund',
  howMany: (name: string) => `How many of ${name}`,
  of: (count: number, quantity: number) => `${count} of ${quantity}`,
  shipping: 'Shipping',
  duty: 'US duty, prepaid',
  goodwill: 'Goodwill, without goods',
  together: (most: string) => `Earlier refunds without goods are deducted: at most ${most} in total.`,
};

export const ORDER_REFUND: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Erstattung',
    atMost: (amount) => `höchstens ${amount}, auf demselben Weg wie die Zahlung`,
    states: { asked: 'unterwegs', done: 'erstattet', failed: 'fehlgeschlagen' },
    done: 'Die Erstattung ist unterwegs.',
    all: 'Alles',
    what: 'Position',
    left: 'Noch erstattbar',
    refund: 'Erstattung',
    howMany: (name) => `Wie viele von ${name}`,
    of: (count, quantity) => `${count} von ${quantity}`,
    shipping: 'Versand',
    duty: 'US-Zoll, vorausbezahlt',
    goodwill: 'Kulanz, ohne Ware',
    together: (most) => `Frühere Erstattungen ohne Ware werden abgezogen: insgesamt höchstens ${most}.`,
  },
};
