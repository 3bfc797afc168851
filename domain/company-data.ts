import * as z from 'zod';
import { COMPANY, COMPANY_FILE, HOST, HOST_FILE } from './company.ts';
import { exampleFields } from './example-company.ts';
import { emailAddress, fault, line, neededLine } from './typed-fields.ts';

const mail = emailAddress(fault('noAddress'));
const code = line(40);
const url = z.url({ protocol: /^https$/, error: fault('noLink') }).max(300);

/** True if the check digits are right (ISO 13616): letters count from 10, and the remainder by 97 is 1. */
function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(
    /[A-Z]/g,
    (letter) => `${parseInt(letter, 36)}`,
  );
  return BigInt(digits) % 97n === 1n;
}

const digits = (count: number, wrong: string, before: string) =>
  z
    .union([z.literal(''), code.regex(new RegExp(`^\\d{${count}}$`), wrong)])
    // Missing in older records, which use the file's value.
    .default(before);

const fields = z.object({
  legalName: neededLine(120, fault('firmName')),
  partners: z
    .array(neededLine(80, fault('firmPartners')))
    .min(1, fault('firmPartners'))
    .max(12),
  street: neededLine(120, fault('firmStreet')),
  postalCode: code.regex(/^\d{5}$/, fault('postalCode')),
  city: neededLine(80, fault('firmTown')),
  vatId: z.union([z.literal(''), code.regex(/^DE\d{9}$/, fault('germanVatId'))]),
  taxNumber: z
    .union([z.literal(''), code.regex(/^\d{2,4}[ /]?\d{3,4}[ /]?\d{4,5}$/, fault('taxNumber'))])
    // Missing in older records.
    .default(''),
  gbVatNumber: z.union([z.literal(''), code.regex(/^GB(\d{9}|\d{12})$/, fault('britishVatNumber'))]),
  eori: z.union([z.literal(''), code.regex(/^[A-Z]{2}[A-Z\d]{1,15}$/, fault('eori'))]),
  dhlHome: digits(14, fault('dhlNumber'), COMPANY_FILE.dhlHome),
  dhlAbroad: digits(14, fault('dhlNumber'), COMPANY_FILE.dhlAbroad),
  postEkp: digits(10, fault('postEkp'), COMPANY_FILE.postEkp),
  iban: z
    .union([z.literal(''), code.refine(isIban, fault('iban'))])
    // Missing in older records.
    .default(''),
  phone: code
    .regex(/^\+[1-9](?: ?\d){6,14}$/, fault('phone'))
    // Missing in older records, which use the file's value.
    .default(COMPANY_FILE.phone),
  supportEmail: mail,
  bugReportEmail: mail,
  ordersEmail: mail,
  socialLinks: z.array(z.object({ name: neededLine(40, fault('linkName')), url })).max(8),
  interview: z.object({ title: neededLine(120, fault('interviewTitle')), url }),
  host: neededLine(120, fault('host')),
});

/** Invoices must name a VAT number or a tax number (§ 14 (4) no. 2 UStG). */
export const companyDataSchema = fields.refine(({ vatId, taxNumber }) => vatId !== '' || taxNumber !== '', {
  path: ['vatId'],
  error: fault('noVatOrTaxNumber'),
});

export type CompanyData = z.output<typeof companyDataSchema>;

export function companyDataNow(): CompanyData {
  const { shopName, tagline, country, ...set } = COMPANY;
  return {
    ...set,
    partners: [...set.partners],
    socialLinks: set.socialLinks.map((link) => ({ ...link })),
    interview: { ...set.interview },
    host: HOST,
  };
}

export function examplesWith(set: Partial<CompanyData> | undefined): readonly string[] {
  const { host = HOST_FILE, ...company } = set ?? {};
  return exampleFields({ ...COMPANY_FILE, ...company }, host);
}

const NOT_ON_PAGES: readonly string[] = ['dhlHome', 'dhlAbroad', 'postEkp', 'iban'];

/** Fields that differ from the file, for islands in the browser. JSON; undefined if there are none. */
export function companyForPages(): string | undefined {
  const other = Object.entries(COMPANY).filter(
    ([name, value]) =>
      !NOT_ON_PAGES.includes(name) && JSON.stringify(COMPANY_FILE[name as 'city']) !== JSON.stringify(value),
  );
  return other.length > 0 ? JSON.stringify(Object.fromEntries(other)) : undefined;
}
