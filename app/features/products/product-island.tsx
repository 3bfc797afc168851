import { useDeferredValue, useMemo, useState } from 'react';
import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { replaceAddress } from '#app/ui/replace-address.ts';
import type { StockConfig } from '#domain/cart/cart-line.ts';
import { BenchSection } from './bench/bench-section.tsx';
import { BuyColumn, LEFT } from './buying/buy-column.tsx';
import { choiceQuery, picturesOf } from './choice.ts';
import { Gallery } from './gallery/gallery.tsx';
import type { Choice, ProductProps } from './product-props.ts';

const loadSound = async () => (await import('./tone/sound-section.tsx')).SoundSection;
const loadLive = async () => (await import('./live/live-section.tsx')).LiveSection;

/** The part of a product page that follows the choice: pictures, ordering, sound, live model, figures. */
export function ProductIsland(product: ProductProps) {
  const language = useLanguage();
  const [choice, choose] = useChoice(product.chosen);
  // Parts without controls follow once the controls have responded to a press.
  const seen = useDeferredValue(choice);
  const shown = flavorOf(product, choice);
  const seenFlavor = flavorOf(product, seen);
  const config: StockConfig | undefined = choice.flavor
    ? {
        pickupType: product.type,
        bundleType: choice.bundle,
        pickupFlavor: choice.flavor,
        color: choice.colour,
        ...(choice.wound && choice.bundle !== 'SET' && { wound: choice.wound }),
        ...(choice.connector && { connector: choice.connector }),
      }
    : undefined;
  const gallery = useMemo(
    () => <Gallery key={seen.bundle} name={product.name} figures={picturesOf(product, seen, language)} />,
    [product, seen, language],
  );
  const bench = useMemo(
    () => seenFlavor && <BenchSection product={product} flavor={seenFlavor} choice={seen} />,
    [product, seenFlavor, seen],
  );
  return (
    <>
      <div className="wrap desk:flow-root pt-22 pb-96 phone:pt-0 phone:pb-56">
        <div className={LEFT}>{gallery}</div>
        <BuyColumn product={product} shown={shown} choice={choice} choose={choose} config={config} />
      </div>
      {seenFlavor ? (
        <DeferredIsland
          name="sound"
          load={loadSound}
          until="near"
          shows={`${seenFlavor.id} ${seen.bundle}`}
          props={{ flavor: seenFlavor, bundle: seen.bundle }}
        />
      ) : null}
      <DeferredIsland
        name="live"
        load={loadLive}
        until="near"
        shows={Object.values(choice).join(' ')}
        props={{ product, choice, choose }}
      />
      {bench}
    </>
  );
}

/** The flavor that the page shows, picked or not. */
const flavorOf = ({ flavors }: ProductProps, { flavor }: Choice) =>
  flavors.find(({ id }) => id === flavor) ?? flavors[0];

/** The choice, also kept in the address, so that links and the back button lead to the same pickup. */
function useChoice(start: Choice): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(start);
  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    replaceAddress(choiceQuery(location.search, next));
  }
  return [choice, choose];
}
