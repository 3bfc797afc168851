import { crossIndustryInvoice, type TradeInvoice } from '#domain/books/cross-industry-invoice.ts';
import type { Day } from '#domain/calendar/day.ts';
import { vatIdFault } from '#domain/checkout/vat-ids.ts';
import { COMPANY } from '#domain/company.ts';
import type { Vat } from '#domain/prices/vat.ts';
import { FACTUR_X_FILE, sayFacturX } from '../platform/documents/factur-x.ts';
import { LOGO } from '../platform/documents/marks.ts';
import type { Paper, Typesetter } from '../platform/documents/typeset.ts';

/** Whether a buyer's books may read the invoice by machine: who gave a VAT id is a firm. */
export const wantsEInvoice = ({ vatId }: { readonly vatId?: string | null }): boolean =>
  Boolean(vatId) && vatIdFault(vatId ?? '') === undefined;

/** Who sells, under the number that the tax is paid under. */
export const tradeSeller = ({ country }: Vat): TradeInvoice['seller'] => ({
  name: COMPANY.legalName,
  street: COMPANY.street,
  postalCode: COMPANY.postalCode,
  city: COMPANY.city,
  vatId: (country === 'GB' && COMPANY.gbVatNumber) || COMPANY.vatId,
  taxNumber: COMPANY.taxNumber,
  mail: COMPANY.supportEmail,
});

interface Bill {
  /** What the template of the invoice shows. */
  readonly data: object;
  readonly issued: Day;
  /** The same for machines, where the buyer is a firm. */
  readonly eInvoice: TradeInvoice | undefined;
}

/** A paper about money as PDF/A-3a; for a firm it is Factur-X, which is the same with the figures inside. */
export async function billPaper(typesetter: Typesetter, { data, issued, eInvoice }: Bill): Promise<Paper> {
  const paper = await typesetter.typeset('invoice', {
    data: { ...data, attached: eInvoice ? FACTUR_X_FILE : '' },
    files: {
      'logo.svg': LOGO,
      ...(eInvoice && { [FACTUR_X_FILE]: crossIndustryInvoice(eInvoice) }),
    },
    standard: 'a-3a',
    at: new Date(`${issued}T12:00:00Z`),
  });
  // With gaps it is no PDF/A, and so no Factur-X either: the figures are in it, and it promises nothing.
  return eInvoice && !paper.gaps ? { ...paper, pdf: sayFacturX(paper.pdf) } : paper;
}
