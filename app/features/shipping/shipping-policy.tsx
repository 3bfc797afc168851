import { type Chapter, ReadingPage } from '#app/ui/reading-page.tsx';
import { COMPANY } from '#domain/company.ts';
import { formatEuro, toEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping.ts';
import { FeeTable } from './fee-table.tsx';

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'where',
    title: 'Where we ship',
    body: (
      <p>
        We ship to the European Union, Switzerland, the United Kingdom, the United States and Canada. Every
        parcel has a tracking number, which you get by e-mail.
      </p>
    ),
  },
  {
    id: 'fees',
    title: 'Fees and delivery',
    body: (
      <>
        <FeeTable />
        <p>One fee for each order, VAT included where it applies. Canada ships at the International fee.</p>
      </>
    ),
  },
  {
    id: 'promotion',
    title: `${toEuro(PROMOTION.off)} euro off`,
    body: (
      <p>
        Orders over {formatEuro(PROMOTION.goodsAbove)} get {formatEuro(PROMOTION.off)} off standard shipping.
        The goods count, after quantity and without the fee. The fee never goes below zero.
      </p>
    ),
  },
  {
    id: 'days',
    title: 'When orders ship',
    body: <p>Orders leave {COMPANY.city} Monday to Friday only.</p>,
  },
  {
    id: 'packaging',
    title: 'Packaging',
    body: <p>Double cardboard. No plastic filler.</p>,
  },
  {
    id: 'time',
    title: 'Delivery time',
    body: <p>Consumers in the EU and the UK receive their order within 30 days of its acceptance.</p>,
  },
];

export function ShippingPolicy() {
  return <ReadingPage figure="POLICY" lines={['Shipping']} title="Shipping policy" chapters={CHAPTERS} />;
}
