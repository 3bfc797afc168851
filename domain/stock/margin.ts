import { add, type Cents, cents } from '../money.ts';
import { type Vat, withoutVat } from '../prices/vat.ts';
import type { Need } from './needs.ts';

interface SoldPiece {
  readonly kind: string;
  /** Cents; fractional if a set has three pickups. */
  readonly price: number;
  readonly needs: readonly Pick<Need, 'part' | 'amount'>[];
}

/** An order's goods as paid, after discount, including VAT. */
export interface SoldGoods {
  readonly goods: Cents;
  readonly vat: Vat;
  readonly pieces: readonly SoldPiece[];
}

/** Net price of a pack of a part, and its content in stock amounts (`amounts.ts`). */
export interface PackPrice {
  readonly price: Cents;
  readonly pack: number;
}

/** Net price less material, per cent; undefined without revenue. */
export const marginPercent = ({
  net,
  material,
}: Readonly<Record<'net' | 'material', Cents>>): number | undefined =>
  net > 0 ? Math.round((1 - material / net) * 100) : undefined;

/** Distributes an order's net goods over its pickups by price. The sum is exact to the cent. */
function netOf({ goods, vat, pieces }: SoldGoods): readonly Cents[] {
  const net = withoutVat(goods, vat);
  const totalPrice = pieces.reduce((sum, { price }) => sum + price, 0);
  let priced = 0;
  let distributed = 0;
  return pieces.map(({ price }) => {
    priced += price;
    const share = cents((totalPrice > 0 ? Math.round((net * priced) / totalPrice) : 0) - distributed);
    distributed += share;
    return share;
  });
}

/** Pickups by kind, highest revenue first. */
export function marginRows(orders: readonly SoldGoods[], priceOf: (part: string) => PackPrice | undefined) {
  const pieces = orders.flatMap((order) => {
    const nets = netOf(order);
    return order.pieces.map((piece, index) => ({ ...piece, net: nets[index] ?? cents(0) }));
  });
  const rows = [...Map.groupBy(pieces, ({ kind }) => kind)].map(([kind, own]) => {
    const costs = own
      .flatMap(({ needs }) => needs)
      .map(({ part, amount }) => {
        const { price = 0, pack = 1 } = priceOf(part) ?? {};
        return (price * amount) / pack;
      });
    return {
      ...{ kind, count: own.length, net: add(...own.map(({ net }) => net)) },
      material: cents(Math.round(costs.reduce((sum, cost) => sum + cost, 0))),
      /** A part has no price, so `material` is too low. */
      isPartly: costs.includes(0),
    };
  });
  return rows.sort((a, b) => b.net - a.net || (a.kind < b.kind ? -1 : 1));
}
