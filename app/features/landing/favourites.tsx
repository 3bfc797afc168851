import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import { productByType } from '#domain/catalogue.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import type { StockType } from '#domain/pickup-types.ts';
import { configuratorPicture, sourcesOf, tilePicture } from '#domain/pictures.ts';
import { NO_PRICES } from '#domain/price-list.ts';
import styles from './favourites.module.css';

interface FavouritesProps {
  /** Lowest prices, undefined where the list lacks them. */
  stratocaster: Cents | undefined;
  humbucker: Cents | undefined;
  /** False while there is no price list. */
  listed: boolean;
}

const BUILD = sourcesOf(configuratorPicture('humbucker'));

/** Three to start with: one wide tile on ink, two on paper. */
export function Favourites({ stratocaster, humbucker, listed }: FavouritesProps) {
  return (
    <Section
      id="favorites"
      figure="FIG. 1"
      lines={['Three to start with']}
      heading="Favorites"
      className={styles.section}
    >
      <ul className={styles.row}>
        <li className={cx('on-ink', styles.tile, styles.wide)}>
          <Photo picture={BUILD} sizes="(min-width: 992px) 660px, 100vw" alt="" />
          <div className={styles.words}>
            <h3>
              <a className={styles.link} href="/configurator/humbucker">
                Pickup Configurator
              </a>
            </h3>
            <p className={cx('muted', styles.text)}>
              Cover, colour, wire, magnet. Ten steps from an empty bench to your pickup.
            </p>
            <p className={cx('mono copper', styles.way)}>
              Go to Configurator <Icon name="arrow-right" />
            </p>
          </div>
        </li>
        <Product type="STRATOCASTER" price={stratocaster} />
        <Product type="HUMBUCKER" price={humbucker} />
      </ul>
      {listed ? null : (
        <Notice
          className={styles.missing}
          action={
            <ButtonLink href="/" kind="quiet" small>
              Try again
            </ButtonLink>
          }
        >
          <strong>{NO_PRICES}</strong>
        </Notice>
      )}
    </Section>
  );
}

function Product({ type, price }: { type: StockType; price: Cents | undefined }) {
  const product = productByType(type);
  return (
    <li className={cx(styles.tile, styles.narrow)}>
      <Photo picture={sourcesOf(tilePicture(product))} sizes="350px" alt="" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a className={styles.link} href={`/shop/${product.slug}`}>
            {product.name}
          </a>
        </h3>
        {price !== undefined ? (
          <p className="mono copper">
            from <span className="unit">{formatEuro(price)}</span>
          </p>
        ) : null}
      </div>
    </li>
  );
}
