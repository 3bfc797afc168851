import { billSum, priceKeysOf } from '../configurator/bill.ts';
import { readBuildKey } from '../configurator/build-key.ts';
import type { Cents } from '../money.ts';
import type { PriceList } from '../prices/price-list.ts';
import { positionsOf } from '../products/catalogue.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { bundleOf } from '../products/winding-table.ts';
import { isBuild, type ListenPick, type PickPrices } from './listen-choice.ts';

export function pickPrices(picks: readonly ListenPick[], list: PriceList): PickPrices {
  const singles = PRODUCTS.flatMap(({ type, positions, bundles }: Product) => {
    const alone = positionsOf({ positions }).map((position) => bundles[bundleOf({ type, position })]);
    return [...alone, bundles.SET].filter((key) => key !== undefined);
  });
  const stock = singles.flatMap((key): [string, Cents][] => {
    const price = list[key];
    return price === undefined ? [] : [[key, price]];
  });
  const builds = picks.filter(isBuild).flatMap(({ key }): [string, Cents][] => {
    const build = readBuildKey(key);
    const sum = build && billSum(priceKeysOf(build.configurator, build.choices), list);
    return sum?.ok ? [[key, sum.price]] : [];
  });
  return Object.fromEntries([...stock, ...builds]);
}
