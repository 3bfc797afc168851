import { add, type Cents, cents } from '../money.ts';
import { type Vat, vatContained } from '../prices/vat.ts';
import type { Need } from './needs.ts';

/** A pickup of an order that was paid: what it is counted as, its share of its line's price, and the parts in it. */
interface SoldPiece {
  readonly kind: string;
  /** Cents, in parts of a cent where a set has three of them. */
  readonly price: number;
  readonly needs: readonly Pick<Need, 'part' | 'amount'>[];
}

/** An order's goods as paid, discount taken off and VAT contained. */
export interface SoldGoods {
  readonly goods: Cents;
  readonly vat: Vat;
  readonly pieces: readonly SoldPiece[];
}

/** Net price of a pack of a part, and how much is in it, as amounts are counted (`amounts.ts`). */
export interface PackPrice {
  readonly price: Cents;
  readonly pack: number;
}

/** What pickups of one kind brought without VAT, and what their parts cost. */
export interface MarginRow {
  readonly kind: string;
  readonly count: number;
  readonly net: Cents;
  readonly material: Cents;
  /** Whether a part of it has no price, so that `material` is too low. */
  readonly isPartly: boolean;
}

/** What is left of the net price after its parts, per cent; undefined where nothing came in. */
export const marginPercent = ({ net, material }: Pick<MarginRow, 'net' | 'material'>): number | undefined =>
  net > 0 ? Math.round((1 - material / net) * 100) : undefined;

/** Shares an order's net goods among its pickups by their prices, to the cent in sum. */
function netOf({ goods, vat, pieces }: SoldGoods): readonly Cents[] {
  const net = goods - vatContained(goods, vat);
  const all = pieces.reduce((sum, { price }) => sum + price, 0);
  let priced = 0;
  let given = 0;
  return pieces.map(({ price }) => {
    priced += price;
    const share = cents((all > 0 ? Math.round((net * priced) / all) : 0) - given);
    given += share;
    return share;
  });
}

/** Pickups by kind, those that brought most first. */
export function marginRows(
  orders: readonly SoldGoods[],
  priceOf: (part: string) => PackPrice | undefined,
): readonly MarginRow[] {
  const pieces = orders.flatMap((order) => {
    const nets = netOf(order);
    return order.pieces.map((piece, index) => ({ ...piece, net: nets[index] ?? cents(0) }));
  });
  const rows = [...Map.groupBy(pieces, ({ kind }) => kind)].map(([kind, own]): MarginRow => {
    const costs = own
      .flatMap(({ needs }) => needs)
      .map(({ part, amount }) => {
        const { price = 0, pack = 1 } = priceOf(part) ?? {};
        return (price * amount) / pack;
      });
    return {
      ...{ kind, count: own.length, net: add(...own.map(({ net }) => net)) },
      material: cents(Math.round(costs.reduce((sum, cost) => sum + cost, 0))),
      isPartly: costs.includes(0),
    };
  });
  return rows.sort((a, b) => b.net - a.net || (a.kind < b.kind ? -1 : 1));
}
