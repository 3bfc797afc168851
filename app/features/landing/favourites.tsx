import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './favourites.module.css';

interface FavouritesProps {
  /** Lowest prices as formatted, undefined where the list lacks them. */
  stratocaster: string | undefined;
  humbucker: string | undefined;
}

/** Three to start with: one wide tile on ink, two on paper. */
export function Favourites({ stratocaster, humbucker }: FavouritesProps) {
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
          <img
            src="/generated/sketches/custom-humbucker-ink.svg"
            alt=""
            width={1200}
            height={900}
            loading="lazy"
          />
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
        <Product
          href="/shop/stratocaster"
          name="Stratocaster"
          image="/generated/sketches/stratocaster-white.svg"
          price={stratocaster}
        />
        <Product
          href="/shop/humbucker"
          name="Humbucker"
          image="/generated/sketches/humbucker-zebra-black-cream.svg"
          price={humbucker}
        />
      </ul>
    </Section>
  );
}

interface ProductProps {
  href: string;
  name: string;
  image: string;
  price: string | undefined;
}

function Product({ href, name, image, price }: ProductProps) {
  return (
    <li className={cx(styles.tile, styles.narrow)}>
      <img src={image} alt="" width={1200} height={900} loading="lazy" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a className={styles.link} href={href}>
            {name}
          </a>
        </h3>
        {price ? (
          <p className="mono copper">
            from <span className="unit">{price}</span>
          </p>
        ) : null}
      </div>
    </li>
  );
}
