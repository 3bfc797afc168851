import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import { MEASURED_PICKUPS, measuredName } from '#domain/finder/measured-pickups.ts';
import {
  type MeasuredPick,
  measuredCalled,
  measuredPick,
  nearestPick,
  type StockPick,
  seatOf,
} from '#domain/listening/listen-choice.ts';
import { productBySlug, productByType } from '#domain/products/catalogue.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { keysOf } from '#domain/records.ts';
import { COMPARED_MESSAGES } from './compared.messages.ts';

interface ProductSelectProps {
  field: string;
  pick: StockPick | MeasuredPick;
  onPick: (pick: StockPick | MeasuredPick) => void;
}

/** Our products, and below them the measured pickups of other makers. A change keeps the position where it can. */
export function ProductSelect({ field, pick, onPick }: ProductSelectProps) {
  const words = useMessages(COMPARED_MESSAGES).card;
  const language = useLanguage();
  const [own, flavor] =
    'measured' in pick
      ? ([pick.measured, 'VINTAGE'] as const)
      : ([productByType(pick.type).slug, pick.flavor] as const);
  return (
    <Select
      id={`${field}-product`}
      name={field}
      label={words.product}
      className="col-span-full"
      value={own}
      options={[
        ...PRODUCTS.map(({ slug, name }) => ({ value: slug, label: name })),
        ...keysOf(MEASURED_PICKUPS).map((id) => ({ value: id, label: measuredName(id, language) })),
      ]}
      onChange={({ target }) => {
        const [product, measured] = [productBySlug(target.value), measuredCalled(target.value)];
        if (product) onPick(nearestPick(product.type, flavor, seatOf(pick), pick.coils));
        else if (measured) onPick(measuredPick(measured, seatOf(pick)));
      }}
    />
  );
}
