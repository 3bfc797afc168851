import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { COMPANY, COMPANY_FILE, takeCompany } from './company.ts';
import { companyDataNow, companyDataSchema, companyForPages, examplesWith } from './company-data.ts';
import { exampleFields, isExample } from './example-company.ts';
import { FAULTS } from './field-faults.messages.ts';

const REAL = {
  ...COMPANY,
  legalName: 'Gewitter Tonabnehmer GbR',
  partners: ['Jule Kern', 'Tom Adler'],
  street: 'Spinnereistraße 7',
  vatId: 'DE298374651',
  gbVatNumber: '',
  eori: 'DE298374651000001',
  dhlHome: '33333333330101',
  dhlAbroad: '',
  postEkp: '5012345678',
  iban: 'DE89 3704 0044 0532 0130 00',
  phone: '+49 341 4711815',
  supportEmail: 'hallo@gewitter-pickups.de',
  bugReportEmail: 'fehler@gewitter-pickups.de',
  ordersEmail: 'werkstatt@gewitter-pickups.de',
  socialLinks: [{ name: 'Instagram', url: 'https://instagram.com/gewitter' }],
  interview: { title: 'An interview', url: 'https://tonmagazin.de/gewitter' },
};

describe('company data', () => {
  it('that ship with the project are examples, listed field by field', () => {
    expect(exampleFields()).toEqual([
      'COMPANY.legalName',
      'COMPANY.partners',
      'COMPANY.street',
      'COMPANY.vatId',
      'COMPANY.gbVatNumber',
      'COMPANY.eori',
      'COMPANY.dhlHome',
      'COMPANY.dhlAbroad',
      'COMPANY.postEkp',
      'COMPANY.iban',
      'COMPANY.phone',
      'COMPANY.supportEmail',
      'COMPANY.bugReportEmail',
      'COMPANY.ordersEmail',
      'COMPANY.socialLinks.url',
      'COMPANY.interview.url',
      'HOST',
    ]);
  });

  it('that the makers entered are not examples [row D668]', () => {
    expect(exampleFields(REAL, 'Hetzner Online GmbH, Gunzenhausen')).toEqual([]);
    expect(exampleFields({ ...REAL, phone: '' }, 'Hetzner Online GmbH')).toEqual(['COMPANY.phone']);
    expect(exampleFields({ ...REAL, vatId: 'DE000000000' }, 'Hetzner Online GmbH')).toEqual([
      'COMPANY.vatId',
    ]);
  });

  it('are told apart from similar real names', () => {
    for (const real of [
      'orders@gewitter.de',
      'DE100000000',
      'Test & Ton GmbH',
      'https://exemplary.org',
      '+49 30 231250',
    ])
      expect(isExample(real), real).toBe(false);
    for (const example of [
      'a@example.com',
      'Gewitter <orders@example.org>',
      'https://shop.example',
      '+493023125 999',
    ])
      expect(isExample(example), example).toBe(true);
  });

  it('are the same in islands and on the server, with every field that was set [case M12] [row D703]', async () => {
    onTestFinished(() => {
      vi.unstubAllGlobals();
      takeCompany({});
    });
    expect(companyForPages()).toBeUndefined();
    takeCompany(REAL);
    vi.stubGlobal('document', { documentElement: { dataset: { company: companyForPages() } } });
    vi.resetModules();
    const inBrowser = await import('./company.ts');
    const { dhlHome, dhlAbroad, postEkp, iban } = COMPANY_FILE;
    // Part of every page, so without the account numbers at carriers.
    expect(inBrowser.COMPANY).toEqual({ ...REAL, dhlHome, dhlAbroad, postEkp, iban });
    expect(companyForPages()).not.toContain(REAL.postEkp);
  });

  it('have an international telephone number, or the example’s if they lack one [row D668]', () => {
    const faultOf = (phone: unknown) =>
      companyDataSchema.safeParse({ ...companyDataNow(), phone }).error?.issues[0]?.message;
    for (const phone of ['+49 341 4711815', '+1234567', '+123456789012345', ' +44 20 7946 0018 '])
      expect(faultOf(phone), phone).toBeUndefined();
    for (const phone of [
      '',
      '0341 4711815',
      '+49 341/4711815',
      '+49 (0)341 4711',
      '+123456',
      '+1234567890123456',
    ])
      expect(faultOf(phone), phone).toBe('phone');
    expect(FAULTS.en.phone).toMatch(/^Enter the telephone number with \+ and the country code/);
    const { phone: _, ...before } = companyDataNow();
    const { phone } = companyDataSchema.parse(before);
    expect(phone).toBe(COMPANY_FILE.phone);
    expect(examplesWith(before)).toContain('COMPANY.phone');
  });
});
