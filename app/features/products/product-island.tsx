import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { StockConfig } from '#domain/cart/cart-line.ts';
import { BuyColumn } from './buying/buy-column.tsx';
import { figuresOf } from './choice.ts';
import { Gallery } from './gallery/gallery.tsx';
import { PRODUCT_PAGE } from './product.messages.ts';
import type { ProductProps } from './product-props.ts';
import { SpecSection } from './spec-section.tsx';
import { useChoice } from './use-choice.ts';

const loadTone = async () => (await import('./tone/tone-section.tsx')).ToneSection;
const loadBalance = async () => (await import('./balance/balance-section.tsx')).BalanceSection;
const loadLive = async () => (await import('./live/live-section.tsx')).LiveSection;

/** The part of a product page that follows the choice: pictures, ordering, tone, specification, live model. */
export function ProductIsland(product: ProductProps) {
  const language = useLanguage();
  const words = useWords(PRODUCT_PAGE);
  const to = usePath();
  const [choice, choose] = useChoice(product.chosen);
  const shown = product.flavors.find(({ id }) => id === choice.flavor) ?? product.flavors[0];
  const chosen = choice.flavor !== null;
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
      <div className="phone:[--gallery-height:286px] phone:relative phone:pt-0 phone:pb-64 phone:[@media(max-height:739px)]:[--gallery-height:228px] wrap pt-8 pb-112">
        <nav
          className="phone:absolute phone:z-2 phone:top-0 phone:left-margin mono muted flex gap-[0.8ch] items-center h-44"
          aria-label={words.crumb}
        >
          <a
            className="inline-flex items-center min-h-44 hover:text-text hover:underline hover:underline-offset-[0.22em]"
            href={to('/shop')}
          >
            Shop
          </a>
          <span aria-hidden="true"> / </span>
          <span aria-current="page" translate="no">
            {product.name}
          </span>
        </nav>
        <div className="page-grid phone:block">
          <div className="desk:[&>*]:sticky desk:[&>*]:top-20 col-[1/8]">
            <Gallery key={choice.bundle} figures={figuresOf(product, choice, language)} />
          </div>
          <div className="phone:px-0 phone:pt-20 phone:pb-0 phone:[@media(max-height:739px)]:pt-14 col-[8/13] pl-40">
            <BuyColumn product={product} shown={shown} choice={choice} choose={choose} config={config} />
          </div>
        </div>
      </div>
      {shown ? (
        <>
          <DeferredIsland
            name="tone"
            load={loadTone}
            until="near"
            shows={`${shown.id} ${choice.bundle} ${chosen}`}
            props={{ product, flavor: shown, bundle: choice.bundle, chosen }}
          />
          <SpecSection flavor={shown} bundle={choice.bundle} chosen={chosen} />
        </>
      ) : null}
      <DeferredIsland
        name="live"
        load={loadLive}
        until="near"
        shows={Object.values(choice).join(' ')}
        props={{ product, choice, choose }}
      />
      {shown ? (
        <DeferredIsland
          name="balance"
          load={loadBalance}
          until="near"
          shows={shown.id}
          props={{ name: product.name, flavor: shown }}
        />
      ) : null}
    </>
  );
}
