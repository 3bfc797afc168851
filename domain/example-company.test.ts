import { describe, expect, it } from 'vitest';
import { COMPANY } from './company.ts';
import { exampleFields, isExample } from './example-company.ts';

const REAL = {
  ...COMPANY,
  legalName: 'Gewitter Tonabnehmer GbR',
  partners: ['Jule Kern', 'Tom Adler'],
  street: 'Spinnereistraße 7',
  vatId: 'DE298374651',
  gbVatNumber: '',
  eori: 'DE298374651000001',
  supportEmail: 'hallo@gewitter-pickups.de',
  bugReportEmail: 'fehler@gewitter-pickups.de',
  ordersEmail: 'werkstatt@gewitter-pickups.de',
  socialLinks: [{ name: 'Instagram', url: 'https://instagram.com/gewitter' }],
  interview: { title: 'An interview', url: 'https://tonmagazin.de/gewitter' },
};

describe('company data', () => {
  it('that ship with the project are examples, named field by field', () => {
    expect(exampleFields()).toEqual([
      'COMPANY.legalName',
      'COMPANY.partners',
      'COMPANY.street',
      'COMPANY.vatId',
      'COMPANY.gbVatNumber',
      'COMPANY.eori',
      'COMPANY.supportEmail',
      'COMPANY.bugReportEmail',
      'COMPANY.ordersEmail',
      'COMPANY.socialLinks.url',
      'COMPANY.interview.url',
      'HOST',
    ]);
  });

  it('that somebody has written are none', () => {
    expect(exampleFields(REAL, 'Hetzner Online GmbH, Gunzenhausen')).toEqual([]);
    expect(exampleFields({ ...REAL, vatId: 'DE000000000' }, 'Hetzner Online GmbH')).toEqual([
      'COMPANY.vatId',
    ]);
  });

  it('are told from names that merely sound like one', () => {
    for (const real of ['orders@gewitter.de', 'DE100000000', 'Test & Ton GmbH', 'https://exemplary.org'])
      expect(isExample(real), real).toBe(false);
    for (const example of ['a@example.com', 'Gewitter <orders@example.org>', 'https://shop.example'])
      expect(isExample(example), example).toBe(true);
  });
});
