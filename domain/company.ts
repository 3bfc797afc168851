/**
 * Who runs this shop. The one place for names, addresses and numbers that pages, mails and legal texts show.
 * Every value is an obvious example: replace them all before going live (README, "Going live").
 */
export const COMPANY = {
  shopName: 'Gewitter',
  tagline: 'pickup makers',
  legalName: 'Gewitter Muster & Beispiel GbR',
  partners: ['Maxi Muster', 'Bea Beispiel'],
  street: 'Beispielstraße 1',
  postalCode: '04109',
  city: 'Leipzig',
  country: 'Germany',
  vatId: 'DE000000000',
  /** Given by HM Revenue & Customs; empty while there is none: then nothing up to £135 is sold to Great Britain. */
  gbVatNumber: 'GB000000000',
  /** What customs know the shop by, on declarations and invoices of what leaves the EU. */
  eori: 'DE000000000000000',
  supportEmail: 'support@example.org',
  bugReportEmail: 'bugs@example.org',
  ordersEmail: 'orders@example.org',
  socialLinks: [
    { name: 'Instagram', url: 'https://example.org/instagram' },
    { name: 'YouTube', url: 'https://example.org/youtube' },
  ],
  /** What somebody else has written about us; the blog links to it. */
  interview: {
    title: 'An interview about open covers and slow winding',
    url: 'https://example.org/interview',
  },
  /** Set to true once sales to other EU states pass 10 000 euro a year: then the destination's VAT applies. */
  aboveOssThreshold: false,
} as const;

// Apart, so that browsers which need the shop's name do not load what only legal pages say.

/** What German pages say otherwise. */
export const COMPANY_IN_GERMAN = { tagline: 'Tonabnehmerbau', country: 'Deutschland' } as const;

/** Whose machines shop, database and mail server run on, as our processor. An example, too. */
export const HOST = 'Beispiel Hosting GmbH, Leipzig';
