import { BOXES, type BoxId } from '#domain/admin/packaging.ts';
import { shortDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import {
  type Declaration,
  declaredValue,
  kilograms,
  netOf,
  plainEuro,
  writtenCode,
} from '#domain/shipping/declaration.ts';

const dayWords = (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`;
/** "CX 000 000 417 DE": groups numbers of the Universal Postal Union; keeps others. */
export const spacedNumber = (number: string): string =>
  number.replace(/^([A-Z]{2})(\d{3})(\d{3})(\d{3})([A-Z]{2})$/, '$1 $2 $3 $4 $5');

/** An address in one line, with the country in capitals. */
const inALine = (lines: readonly string[]) =>
  lines.map((line, index) => (index === lines.length - 1 ? line.toUpperCase() : line)).join(', ');

const boxWords = (boxes: readonly BoxId[], tare_g: number): string =>
  `${boxes.length === 1 ? BOXES[boxes[0] ?? 'M'].name.toLowerCase().replace(/.$/, (letter) => letter.toUpperCase()) : `${boxes.length} boxes`}, double cardboard, ${kilograms(tare_g)} kg`;

/** Data of a CN 23, from the order's customs record. */
export function cn23Form(declaration: Declaration, boxes: readonly BoxId[]) {
  const { to, items, invoice, terms, tracking, eori, gbVatNumber } = declaration;
  const [name = '', ...lines] = addressLines(to.name, to.address);
  const ours = [
    ...(eori ? [`EORI ${eori}`] : []),
    ...(gbVatNumber ? [`VAT ${gbVatNumber}`] : []),
    COMPANY.ordersEmail,
  ];
  return {
    title: 'Customs declaration',
    opened: 'may be opened officially',
    number: tracking.map(spacedNumber).join(' / ') || 'see label',
    sender: {
      name: COMPANY.legalName,
      address: `${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}, ${COMPANY.country.toUpperCase()}`,
      reach: ours.join(' · '),
    },
    to: {
      name: to.company ? `${to.company}, ${name}` : name,
      address: inALine(lines),
      reach: [to.email, to.phone].filter(Boolean).join(' · '),
    },
    items: items.map(({ text, pieces, net_g, value, hsCode, origin }) => ({
      text,
      pieces: String(pieces),
      net: kilograms(net_g),
      value: plainEuro(value),
      code: writtenCode(hsCode),
      origin,
    })),
    gross: declaration.gross_g === null ? 'not weighed' : kilograms(declaration.gross_g),
    box: boxWords(boxes, declaration.tare_g),
    net: kilograms(netOf(declaration)),
    value: plainEuro(declaredValue(declaration)),
    postage: plainEuro(declaration.postage),
    comments:
      terms === 'DDP'
        ? gbVatNumber
          ? 'British VAT was charged at the sale.'
          : 'Delivered duty paid (PDDP).'
        : 'Duty and tax are paid by the consignee (DAP).',
    invoice: { number: invoice.number, day: dayWords(invoice.day) },
    importer: terms === 'DDP' ? 'sender' : 'consignee',
    office: `${COMPANY.postalCode} ${COMPANY.city}`,
    posted: dayWords(declaration.posted),
    order: declaration.order,
    sworn:
      'I certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article prohibited by legislation or by postal or customs regulations.',
    country: COUNTRY_NAMES[declaration.country],
  };
}
