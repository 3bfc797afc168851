import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { ConfiguratorRow } from './configurator-row.tsx';
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
