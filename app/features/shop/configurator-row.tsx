import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { usePath } from '#app/ui/use-path.ts';
import styles from './configurator-row.module.css';
import { PriceTag } from './price-tag.tsx';
import { SHOP_MESSAGES } from './shop.messages.ts';
import type { ConfiguratorTile } from './tiles.ts';

/** On a phone a little less than it is wide: so most take the 960 px, at hardly less than a pixel a pixel. */
const SIZES = '(min-width: 992px) 42vw, 88vw';

/** The three builds on ink, edge to edge. */
export function ConfiguratorRow({ tiles, listed }: { tiles: readonly ConfiguratorTile[]; listed: boolean }) {
  const words = useWords(SHOP_MESSAGES);
  const to = usePath();
  return (
    <section className="on-ink" aria-label={words.configurators}>
      <ul className="grid grid-cols-3 phone:grid-cols-1">
        {tiles.map((tile) => (
          <li
            key={tile.href}
            className={cx(styles.tile, 'relative flex flex-col min-h-500 px-32 pb-28 line-l overflow-hidden')}
          >
            <Photo className={styles.image} picture={tile.photo} sizes={SIZES} first />
            <div className={cx(styles.words, 'phone:relative phone:z-1')}>
              <h2 className="h3">
                <a className={styles.link} href={to(tile.href)} translate="no">
                  {tile.name}
                </a>
              </h2>
              <p className="muted">{tile.words}</p>
              <p className={cx('mono', styles.figures)}>
                <PriceTag price={tile.price} listed={listed} />
                <span className="muted">{words.steps(tile.steps)}</span>
                <Icon name="arrow-right" className={cx(styles.arrow, 'phone:hidden')} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
