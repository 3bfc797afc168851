import { crossIndustryInvoice, type TradeInvoice } from '#domain/books/cross-industry-invoice.ts';
import type { Day } from '#domain/calendar/day.ts';
import { vatIdFault } from '#domain/checkout/vat-ids.ts';
import { COMPANY } from '#domain/company.ts';
import type { Vat } from '#domain/prices/vat.ts';
import { FACTUR_X_FILE, sayFacturX } from '../platform/documents/factur-x.ts';
import { LOGO } from '../platform/documents/marks.ts';
import type { Paper, Typesetter } from '../platform/documents/typeset.ts';

/** True if an electronic invoice is attached: buyers with a VAT id are firms. */
export const wantsEInvoice = ({ vatId }: { readonly vatId?: string | null }): boolean =>
  Boolean(vatId) && vatIdFault(vatId ?? '') === undefined;

/** The seller, with the number under which the tax is paid. */
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
  readonly data: object;
  readonly issued: Day;
  /** The electronic invoice, if the buyer is a firm. */
  readonly eInvoice: TradeInvoice | undefined;
}

/** An invoice or correction as PDF/A-3a; for a firm as Factur-X, the same with embedded XML. */
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
  // With missing glyphs it is no PDF/A, and therefore no Factur-X: the XML is attached without that claim.
  return eInvoice && !paper.gaps ? { ...paper, pdf: sayFacturX(paper.pdf) } : paper;
}
