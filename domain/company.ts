import type { Language, OtherLanguage } from './languages.ts';

/**
 * Who runs this shop. The one place for names, addresses and numbers that pages, mails and legal texts show.
 * Every value is an obvious example: replace them all before going live (README, "Going live").
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
  /** Empty where a small business (§ 19 UStG) has none: invoices then name its tax number. */
  readonly vatId: string;
  /** Given by the tax office. Empty where invoices name the VAT id. */
  readonly taxNumber: string;
  /** British VAT number, for consignments up to £135. Empty while there is none. */
  readonly gbVatNumber: string;
  /** Number for customs, on every declaration of export. Empty while there is none. */
  readonly eori: string;
  /** Billing numbers at DHL: customer number, product, participation (14 digits). Empty where DHL carries nothing there. */
  readonly dhlHome: string;
  readonly dhlAbroad: string;
  /** Customer number (EKP, 10 digits) at Deutsche Post International. Empty while there is none. */
  readonly postEkp: string;
  /** In the international form, with spaces: "+49 341 1234567". The law asks for one (Art. 246a § 1 EGBGB). */
  readonly phone: string;
  readonly supportEmail: string;
  readonly bugReportEmail: string;
  readonly ordersEmail: string;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  /** What somebody else has written about us; the blog links to it. */
  readonly interview: { readonly title: string; readonly url: string };
}

/** What this file says. Whoever sets other data in the workshop sets them for all (`takeCompany`). */
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
  /** Given by HM Revenue & Customs; empty while there is none: then nothing up to £135 is sold to Great Britain. */
  gbVatNumber: 'GB000000000',
  /** What customs know the shop by, on declarations and invoices of what leaves the EU. */
  eori: 'DE000000000000000',
  dhlHome: '00000000000101',
  dhlAbroad: '00000000005301',
  postEkp: '0000000000',
  // Of those that are never given to anybody (Bundesnetzagentur, Mitteilung 148/2021).
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

/** What the page says of it, in a browser: pages carry what is set otherwise than here. */
function saidByPage(): Partial<Company> {
  const said = globalThis.document?.documentElement?.dataset.company;
  return said ? JSON.parse(said) : {};
}

/** Who runs the shop, as it holds now: ask it when you say it, and keep no part of it. */
export const COMPANY: Company = { ...COMPANY_FILE, ...saidByPage() };

/** Address of a link that dials a number. */
export const dialHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

// Apart, so that browsers which need the shop's name do not load what only legal pages say.

/** What German pages say otherwise. */
export const COMPANY_IN_GERMAN = { tagline: 'Tonabnehmerbau', country: 'Deutschland' } as const;

const OTHERWISE: Readonly<Record<OtherLanguage, Pick<Company, 'tagline' | 'country'>>> = {
  de: COMPANY_IN_GERMAN,
};

/** What the company is and where, in a language. */
export const companyIn = (language: Language): Pick<Company, 'tagline' | 'country'> =>
  language === 'en' ? COMPANY : OTHERWISE[language];

/** Whose machines shop, database and mail server run on, as our processor. An example, too. */
export const HOST_FILE = 'Beispiel Hosting GmbH, Leipzig';

let host: string = HOST_FILE;

export { host as HOST };

/** Takes what the workshop has set; what it has not is as in this file. */
export function takeCompany({
  host: hosting = HOST_FILE,
  ...set
}: Partial<Company> & { host?: string }): void {
  Object.assign(COMPANY, COMPANY_FILE, set);
  host = hosting;
}
