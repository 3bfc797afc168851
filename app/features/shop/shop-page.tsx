import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { TileLink } from '#app/ui/tile-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { PriceTag } from './price-tag.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SHOP_MESSAGES } from './shop.messages.ts';
import type { ConfiguratorTile, ProductTile } from './tiles.ts';

interface ShopPageProps {
  configurators: readonly ConfiguratorTile[];
  products: readonly ProductTile[];
  /** False without a price list. */
  listed: boolean;
}

export function ShopPage({ configurators, products, listed }: ShopPageProps) {
  const language = useLanguage();
  const words = useMessages(SHOP_MESSAGES);
  const [what, meanwhile] = words.noPrices;
  return (
    <>
      <PageTitle
        figure={words.sheets[0]}
        lines={[words.count(products.length, configurators.length), taxWords(words.prices, language)]}
        title={words.title}
        size="large"
      />
      {listed ? null : (
        <div className="wrap">
          <MissingPrices path="/shop" className="mb-32">
            <strong>{what}</strong>
            {meanwhile}
          </MissingPrices>
        </div>
      )}
      <ConfiguratorRow tiles={configurators} listed={listed} />
      <section aria-labelledby="types-heading">
        <div className="wrap">
          <div className="page-grid mt-64 [padding-block:20px_40px] line-t phone:mt-40 phone:[padding-block:16px_28px]">
            <h2
              id="types-heading"
              className="col-[4/11] row-1 phone:col-span-full phone:row-auto phone:mt-24"
            >
              {words.ready}
            </h2>
            <TitleBlock figure={words.sheets[1]} lines={[words.scale]} beside />
            <p className={`mono muted ${'col-[11_/_13] row-[1] text-right phone:hidden'}`}>{words.toOrder}</p>
          </div>
        </div>
        <ProductGrid tiles={products} listed={listed} />
      </section>
    </>
  );
}

/** Slightly less than a phone's width, so that most load the 960 px file at almost full resolution. */
const SIZES = '(min-width: 992px) 42vw, 88vw';

function ConfiguratorRow({ tiles, listed }: { tiles: readonly ConfiguratorTile[]; listed: boolean }) {
  const words = useMessages(SHOP_MESSAGES);
  const to = usePath();
  return (
    <section className="on-ink" aria-label={words.configurators}>
      <ul className="grid grid-cols-3 phone:grid-cols-1">
        {tiles.map((tile) => (
          <li
            key={tile.href}
            className={cx(
              'group/tile relative overflow-hidden',
              'desk:flex desk:flex-col desk:min-h-500 desk:px-32 desk:pb-28 desk:not-first:line-l desk:first:pl-margin desk:last:pr-margin',
              'phone:grid phone:grid-cols-[minmax(0,1fr)_minmax(0,0.72fr)] phone:min-[600px]:grid-cols-[minmax(0,1fr)_300px] phone:items-center phone:min-h-168 phone:p-20 phone:not-first:line-t',
            )}
          >
            <Photo
              className={cx(
                'w-[136%] max-w-none [margin:0_-18%_auto] mix-blend-lighten [transition:transform_240ms_var(--ease)] group-hover/tile:[transform:translateY(-6px)]',
                'phone:[order:2] phone:w-[190%] phone:[margin:-40px_-45%] phone:min-[600px]:w-400 phone:min-[600px]:[margin:-24px_-50px]',
              )}
              picture={tile.photo}
              sizes={SIZES}
              first
            />
            <div className="phone:relative phone:z-1">
              <h2 className="h3 phone:type-19 [@media(max-width:359px)]:type-16">
                <TileLink
                  className="desk:focus-visible:[outline:0] desk:focus-visible:after:[outline:2px_solid_var(--focus)] desk:focus-visible:after:[outline-offset:-6px] phone:after:inset-[-40px_-200px_-40px_-20px]"
                  href={to(tile.href)}
                  translate="no"
                >
                  {tile.name}
                </TileLink>
              </h2>
              <p className="muted mt-8 phone:mt-4 phone:type-15">{tile.words}</p>
              <p className="mono flex flex-wrap gap-y-2 gap-x-20 items-center mt-16 phone:gap-x-14 phone:mt-10 phone:type-11">
                <PriceTag price={tile.price} listed={listed} />
                <span className="muted">{words.steps(tile.steps)}</span>
                <Icon
                  name="arrow-right"
                  className="ml-auto [transition:transform_var(--quick)_var(--ease)] group-hover/tile:[transform:translateX(4px)] phone:hidden"
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
