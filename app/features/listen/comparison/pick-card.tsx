import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { flavorsOf, positionsOf, productBySlug, productByType, productPath } from '#domain/catalogue.ts';
import { nearestPick, type StockPick } from '#domain/listen-choice.ts';
import { BUNDLES, FLAVOR_NAMES, type Flavor, POSITION_NAMES, type Position } from '#domain/pickup-types.ts';
import { PRODUCTS } from '#domain/products.ts';
import type { Letter } from './comparison.ts';
import styles from './pick-card.module.css';

/** Where the product's page stands with this pickup chosen. A split coil is sold as a set. */
function pathOf({ type, flavor, position }: StockPick): string {
  const { bundles, colours } = productByType(type);
  const bundle = BUNDLES.find((id) => id === position.toUpperCase() && bundles[id]) ?? 'SET';
  return productPath({
    pickupType: type,
    pickupFlavor: flavor,
    bundleType: bundle,
    color: colours[0],
  });
}

interface PickCardProps {
  letter: Letter;
  pick: StockPick;
  onPick: (pick: StockPick) => void;
  /** Undefined where two are left. */
  onRemove: (() => void) | undefined;
}

/** One of the pickups: product, flavor and position. What does not exist becomes the nearest that does. */
export function PickCard({ letter, pick, onPick, onRemove }: PickCardProps) {
  const { type, flavor, position } = pick;
  const product = productByType(type);
  const { slug, name, flavors } = product;
  // Without scripts the form sends the three under one name, and the server puts them together.
  const field = letter.toLowerCase();
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>
        <span className="visually-hidden">Pickup </span>
        <span className="heading">{letter}</span>
      </legend>
      {onRemove ? (
        <Button
          kind="quiet"
          small
          type="submit"
          name="remove"
          value={field}
          className={styles.remove}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          Remove<span className="visually-hidden"> {letter}</span>
        </Button>
      ) : null}
      <div className={styles.fields}>
        <Select
          id={`${field}-product`}
          name={field}
          label="Product"
          className={styles.product}
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
          options={flavorsOf(product).map((id) => ({ value: id.toLowerCase(), label: FLAVOR_NAMES[id] }))}
          onChange={({ target }) => onPick({ ...pick, flavor: target.value.toUpperCase() as Flavor })}
        />
        <Select
          id={`${field}-position`}
          name={field}
          label="Position"
          value={position}
          options={positionsOf(product).map((id) => ({ value: id, label: POSITION_NAMES[id] }))}
          onChange={({ target }) => onPick({ ...pick, position: target.value as Position })}
        />
      </div>
      <p className={styles.sentence}>{flavors[flavor]}</p>
      <ArrowLink href={pathOf(pick)}>
        {name} {FLAVOR_NAMES[flavor]}
      </ArrowLink>
    </fieldset>
  );
}
