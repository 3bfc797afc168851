import { FIRST_COUNTRY, isCountry } from '#domain/countries.ts';
import { type InLanguages, inEach, type Sentence } from '#domain/languages.ts';
import { isOneOf } from '#domain/records.ts';
import { addressLabel, flawSentence } from '#domain/shipping/address.messages.ts';
import { refusedWords } from '#domain/shipping/destinations.messages.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import { ADDRESS_FIELDS, ADDRESS_FLAWS, type AddressFlaw } from '#domain/shipping/order-address.ts';
import type { AddressFault, OrderForm } from './order-form.ts';

type Words = Readonly<Record<Exclude<AddressFault, AddressFlaw>, string>>;

const FAULTS: InLanguages<Words> = {
  en: {
    'too long': 'this is too long.',
    'no address': 'this is not an e-mail address.',
    elsewhere: 'another shipping fee, tax or customs record applies there, so this order cannot go there.',
  },
  de: {
    'too long': 'Das ist zu lang.',
    'no address': 'Das ist keine E-Mail-Adresse.',
    elsewhere:
      'Dort gilt ein anderer Versandpreis, eine andere Steuer oder ein anderer Zoll. Diese Bestellung kann nicht dorthin gehen.',
  },
};

export function addressFaults({ values, faults }: Extract<OrderForm, { what: 'address' }>): Sentence {
  const country = isCountry(values.country) ? values.country : FIRST_COUNTRY;
  const to = destinationOf({ ...values, country });
  return inEach(FAULTS, (words, language) =>
    ADDRESS_FIELDS.flatMap((field) => {
      const fault = faults[field];
      if (!fault) return [];
      if (isOneOf(ADDRESS_FLAWS, fault)) return flawSentence(fault, field, country, language);
      if (fault === 'elsewhere' && to.refused) return refusedWords(to.refused, language);
      return `${addressLabel(field, country, language)}: ${words[fault]}`;
    }).join(' '),
  );
}
