import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Hexagon, type Six } from '#app/ui/hexagon.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { ToneParameters } from '#domain/products/winding-table.ts';
import { PriceTag } from './price-tag.tsx';
import styles from './product-grid.module.css';
import type { ProductTile } from './tiles.ts';

const corners = ({ low, mid, high, q, output, noise }: ToneParameters): Six => [
  low,
  mid,
  high,
  q,
  output,
  noise,
];

const SIZES = '(min-width: 992px) 28vw, (min-width: 600px) 40vw, 54vw';

/**
 * On phones browsers fetch lazy pictures from screens ahead along with those of the first one. Of tiles below it the
 * pictures get their place at once, and are fetched when all else has arrived, or hangs; without scripts at once.
 */
const EARLY = `(()=>{const f=()=>{document.documentElement.dataset.loaded=''};addEventListener('load',f);setTimeout(f,5e3)})()`;

/** The eight types, divided by hairlines, seen by one camera to one scale. */
export function ProductGrid({ tiles, listed }: { tiles: readonly ProductTile[]; listed: boolean }) {
  return (
    <div className={styles.sheet}>
      <EarlyScript code={EARLY} />
      <ul className={styles.grid}>
        {tiles.map((tile) => (
          <li key={tile.href} className={styles.tile} data-draws>
            <div className={styles.picture}>
              <Photo picture={tile.photo} sizes={SIZES} />
            </div>
            <div className={styles.head}>
              <h3 className="h4">
                <a className={styles.link} href={tile.href}>
                  {tile.name}
                </a>
              </h3>
              {tile.hexagon ? <Hexagon values={corners(tile.hexagon)} className={styles.hexagon} /> : null}
            </div>
            <p className={cx('muted', styles.tone)}>{tile.tone}</p>
            <p className={cx('mono', styles.figures)}>
              <PriceTag price={tile.price} listed={listed} />
              <span className="muted">{tile.bundles}</span>
            </p>
          </li>
        ))}
      </ul>
      <a className={styles.up} href="#top">
        <Icon name="arrow-up" />
        <span className="visually-hidden">Back to top</span>
      </a>
    </div>
  );
}
