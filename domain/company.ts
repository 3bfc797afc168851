import type { Language, OtherLanguage } from './languages.ts';

/**
 * Company data: the only place for names, addresses and numbers on pages, in mails and legal texts. All values are
 * obvious examples to be replaced before going live (`docs/going-live.md`).
 */
export interface Company {
  readonly shopName: string;
  readonly tagline: string;
  readonly legalName: string;
  readonly partners: readonly string[];
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  /** Empty for a small business (§ 19 UStG) without one; invoices then name its tax number. */
  readonly vatId: string;
  /** From the tax office. Empty if invoices name the VAT id. */
  readonly taxNumber: string;
  /** British VAT number, for consignments up to £135. Empty until there is one. */
  readonly gbVatNumber: string;
  /** Customs number, on every export declaration. Empty until there is one. */
  readonly eori: string;
  /** DHL billing numbers: customer number, product, participation (14 digits). Empty if DHL is not used there. */
  readonly dhlHome: string;
  readonly dhlAbroad: string;
  /** Customer number (EKP, 10 digits) at Deutsche Post International. Empty until there is one. */
  readonly postEkp: string;
  /** For bank transfers, with spaces. Empty if there is none. */
  readonly iban: string;
  /** International form with spaces: "+49 341 1234567". Required by law (Art. 246a § 1 EGBGB). */
  readonly phone: string;
  readonly supportEmail: string;
  readonly bugReportEmail: string;
  readonly ordersEmail: string;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly interview: { readonly title: string; readonly url: string };
}

/** Values of this file. The workshop can override them for everyone (`takeCompany`). */
export const COMPANY_FILE: Company = {
  shopName: 'Gewitter',
  tagline: 'pickup makers',
  legalName: 'Gewitter Muster & Beispiel GbR',
  partners: ['Maxi Muster', 'Bea Beispiel'],
  street: 'Beispielstraße 1',
  postalCode: '04109',
  city: 'Leipzig',
  country: 'Germany',
  vatId: 'DE000000000',
  taxNumber: '',
  /** From HM Revenue & Customs. If empty, nothing up to £135 is sold to Great Britain. */
  gbVatNumber: 'GB000000000',
  eori: 'DE000000000000000',
  dhlHome: '00000000000101',
  dhlAbroad: '00000000005301',
  postEkp: '0000000000',
  iban: 'DE36 0000 0000 0000 0000 00',
  // One of the numbers that are never assigned (Bundesnetzagentur, Mitteilung 148/2021).
  phone: '+49 30 23125 000',
  supportEmail: 'support@example.org',
  bugReportEmail: 'bugs@example.org',
  ordersEmail: 'orders@example.org',
  socialLinks: [
    { name: 'Instagram', url: 'https://example.org/instagram' },
    { name: 'YouTube', url: 'https://example.org/youtube' },
  ],
  interview: {
    title: 'An interview about open covers and slow winding',
    url: 'https://example.org/interview',
  },
};

/** Overrides from the page, in a browser: pages contain the fields that differ from this file. */
function saidByPage(): Partial<Company> {
  const json = globalThis.document?.documentElement?.dataset.company;
  return json ? JSON.parse(json) : {};
}

/** Current company data. May change at runtime, so read it when needed and do not copy it. */
export const COMPANY: Company = { ...COMPANY_FILE, ...saidByPage() };

export const dialHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

// Separate module, so that browsers that need only the shop's name do not load texts of legal pages.

export const COMPANY_IN_GERMAN = { tagline: 'Tonabnehmerbau', country: 'Deutschland' } as const;

const OTHERWISE: Readonly<Record<OtherLanguage, Pick<Company, 'tagline' | 'country'>>> = {
  de: COMPANY_IN_GERMAN,
};

export const companyIn = (language: Language): Pick<Company, 'tagline' | 'country'> =>
  language === 'en' ? COMPANY : OTHERWISE[language];

/** Processor that hosts shop, database and mail server. An example, too. */
export const HOST_FILE = 'Beispiel Hosting GmbH, Leipzig';

let host: string = HOST_FILE;

export { host as HOST };

/** Applies the workshop's settings; missing fields revert to this file. */
export function takeCompany({
  host: hosting = HOST_FILE,
  ...set
}: Partial<Company> & { host?: string }): void {
  Object.assign(COMPANY, COMPANY_FILE, set);
  host = hosting;
}
