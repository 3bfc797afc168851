import type { InLanguages } from '#domain/languages.ts';
import type { RefundState } from '#server/platform/db/workshop-schema.ts';

interface RefundMessages {
  readonly title: string;
  readonly atMost: (amount: string) => string;
  readonly states: Readonly<Record<RefundState, string>>;
  readonly done: string;
  readonly all: string;
  readonly what: string;
  readonly left: string;
  readonly refund: string;
  readonly howMany: (name: string) => string;
  readonly of: (count: number, quantity: number) => string;
  readonly shipping: string;
  readonly duty: string;
  readonly goodwill: string;
  readonly together: (most: string) => string;
}

/** Words of what went back of an order's money, and what can. */
export const ORDER_REFUND: InLanguages<RefundMessages> = {
  en: {
    title: 'Refund',
    atMost: (amount) => `at most ${amount}, back the way it came`,
    states: { asked: 'on its way', done: 'sent back', failed: 'failed' },
    done: 'The refund is on its way.',
    all: 'All of it',
    what: 'What',
    left: 'Left of it',
    refund: 'Refund',
    howMany: (name) => `How many of ${name}`,
    of: (count, quantity) => `${count} of ${quantity}`,
    shipping: 'Shipping',
    duty: 'US duty, prepaid',
    goodwill: 'Goodwill, no goods back',
    together: (most) => `What went back without goods counts against them: together at most ${most}.`,
  },
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
