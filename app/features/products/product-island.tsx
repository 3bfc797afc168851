import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import type { StockConfig } from '#domain/cart/cart-line.ts';
import { Bench } from './bench/bench.tsx';
import { BuyColumn, LEFT } from './buying/buy-column.tsx';
import { figuresOf } from './choice.ts';
import { Gallery } from './gallery/gallery.tsx';
import type { ProductProps } from './product-props.ts';
import { useChoice } from './use-choice.ts';

const loadSound = async () => (await import('./tone/sound-section.tsx')).SoundSection;
const loadLive = async () => (await import('./live/live-section.tsx')).LiveSection;

/** The part of a product page that follows the choice: pictures, ordering, sound, live model, figures. */
export function ProductIsland(product: ProductProps) {
  const language = useLanguage();
  const [choice, choose] = useChoice(product.chosen);
  const shown = product.flavors.find(({ id }) => id === choice.flavor) ?? product.flavors[0];
  const config: StockConfig | undefined = choice.flavor
    ? {
        pickupType: product.type,
        bundleType: choice.bundle,
        pickupFlavor: choice.flavor,
        color: choice.colour,
        ...(choice.wound && choice.bundle !== 'SET' && { wound: choice.wound }),
      }
    : undefined;
  return (
    <>
      <div className="wrap desk:flow-root pt-22 pb-96 phone:pt-0 phone:pb-56">
        <div className={LEFT}>
          <Gallery key={choice.bundle} name={product.name} figures={figuresOf(product, choice, language)} />
        </div>
        <BuyColumn product={product} shown={shown} choice={choice} choose={choose} config={config} />
      </div>
      {shown ? (
        <DeferredIsland
          name="sound"
          load={loadSound}
          until="near"
          shows={`${shown.id} ${choice.bundle}`}
          props={{ flavor: shown, bundle: choice.bundle }}
        />
      ) : null}
      <DeferredIsland
        name="live"
        load={loadLive}
        until="near"
        shows={Object.values(choice).join(' ')}
        props={{ product, choice, choose }}
      />
      {shown ? <Bench product={product} flavor={shown} choice={choice} /> : null}
    </>
  );
}
