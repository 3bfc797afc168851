import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { Select } from '#app/ui/select.tsx';
import { bundleOf, nearestPick, type StockPick } from '#domain/listening/listen-choice.ts';
import {
  flavorsOf,
  positionsOf,
  productBySlug,
  productByType,
  productPath,
} from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES, POSITION_NAMES } from '#domain/products/pickup-types.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import type { Letter } from './comparison.ts';
import styles from './pick-card.module.css';
import { PickFrame } from './pick-frame.tsx';

/** Where the product's page is with this pickup chosen. */
function pathOf(pick: StockPick): string {
  const { colours } = productByType(pick.type);
  return productPath({
    pickupType: pick.type,
    pickupFlavor: pick.flavor,
    bundleType: bundleOf(pick),
    color: colours[0],
  });
}

interface PickCardProps {
  letter: Letter;
  pick: StockPick;
  /** "125 €"; undefined where nobody can say. */
  price: string | undefined;
  /** What this flavor of it is like. */
  sentence: string | undefined;
  onPick: (pick: StockPick) => void;
  /** Undefined where two are left. */
  onRemove: (() => void) | undefined;
}

/** One of the pickups: product, flavor and position. What does not exist becomes the nearest that does. */
export function PickCard({ letter, pick, price, sentence, onPick, onRemove }: PickCardProps) {
  const { type, flavor, position } = pick;
  const product = productByType(type);
  const { slug, name } = product;
  const [flavors, positions] = [flavorsOf(product), positionsOf(product)];
  // Without scripts the form sends the three under one name, and the server puts them together.
  const field = letter.toLowerCase();
  return (
    <PickFrame letter={letter} onRemove={onRemove}>
      <div className="grid grid-cols-2 gap-y-16 gap-x-12 w-full">
        <Select
          id={`${field}-product`}
          name={field}
          label="Product"
          className="col-span-full"
          value={slug}
          options={PRODUCTS.map((other) => ({ value: other.slug, label: other.name }))}
          onChange={({ target }) =>
            onPick(nearestPick(productBySlug(target.value)?.type ?? type, flavor, position))
          }
        />
        <Select
          id={`${field}-flavor`}
          name={field}
          label="Flavor"
          value={flavor.toLowerCase()}
          options={flavors.map((id) => ({ value: id.toLowerCase(), label: FLAVOR_NAMES[id] }))}
          onChange={({ target }) => onPick({ ...pick, flavor: flavors[target.selectedIndex] ?? flavor })}
        />
        <Select
          id={`${field}-position`}
          name={field}
          label="Position"
          value={position}
          options={positions.map((id) => ({ value: id, label: POSITION_NAMES[id] }))}
          onChange={({ target }) =>
            onPick({ ...pick, position: positions[target.selectedIndex] ?? position })
          }
        />
      </div>
      <p className={cx(styles.sentence, 'flex-1 mt-20 mb-12')}>{sentence}</p>
      {price ? <p className={cx('mono', styles.price)}>{price}</p> : null}
      <ArrowLink href={pathOf(pick)}>
        {name} {FLAVOR_NAMES[flavor]}
      </ArrowLink>
    </PickFrame>
  );
}
