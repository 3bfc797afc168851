import { cx } from '#app/ui/cx.ts';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { NO_PRICES } from '#domain/prices/price-list.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { ConfiguratorRow } from './configurator-row.tsx';
import { ProductGrid } from './product-grid.tsx';
import styles from './shop-page.module.css';
import type { ConfiguratorTile, ProductTile } from './tiles.ts';

interface ShopPageProps {
  configurators: readonly ConfiguratorTile[];
  products: readonly ProductTile[];
  /** False while there is no price list. */
  listed: boolean;
}

export function ShopPage({ configurators, products, listed }: ShopPageProps) {
  return (
    <>
      <PageTitle
        figure="SHEET 1"
        lines={[
          `${products.length} types, ${configurators.length} configurators`,
          taxWords('All prices in euro, in the EU with VAT'),
        ]}
        title="Shop"
        size="large"
      />
      {listed ? null : (
        <div className="wrap">
          <MissingPrices path="/shop" className="mb-32">
            <strong>{NO_PRICES}</strong>
            Everything can be looked at and listened to meanwhile.
          </MissingPrices>
        </div>
      )}
      <ConfiguratorRow tiles={configurators} listed={listed} />
      <section aria-labelledby="types-heading">
        <div className="wrap">
          <div className={cx('page-grid', styles.head)}>
            <h2
              id="types-heading"
              className="col-[4/11] row-1 phone:col-span-full phone:row-auto phone:mt-24"
            >
              Ready to wind
            </h2>
            <TitleBlock figure="SHEET 2" lines={['All to the same scale']} beside />
            <p className={`mono muted ${styles.more}`}>Wound to order</p>
          </div>
        </div>
        <ProductGrid tiles={products} listed={listed} />
      </section>
    </>
  );
}
