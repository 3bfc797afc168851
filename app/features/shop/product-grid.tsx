import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Hexagon, type Six } from '#app/ui/hexagon.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { ToneParameters } from '#domain/products/winding-table.ts';
import { PriceTag } from './price-tag.tsx';
import styles from './product-grid.module.css';
import { SHOP_MESSAGES } from './shop.messages.ts';
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
  const words = useWords(SHOP_MESSAGES);
  const to = usePath();
  return (
    <div className="mb-128 phone:mb-72">
      <EarlyScript code={EARLY} />
      <ul className="grid grid-cols-[calc((100%_-_48px)_/_4_+_24px)_1fr_1fr_calc((100%_-_48px)_/_4_+_24px)] line-y phone:grid-cols-2">
        {tiles.map((tile) => (
          <li
            key={tile.href}
            className={cx(styles.tile, 'relative flex flex-col min-w-0 pt-12 px-32 pb-36 line-l')}
            data-draws
          >
            <div className={cx(styles.picture, 'grid place-items-center h-236')}>
              <Photo picture={tile.photo} sizes={SIZES} />
            </div>
            <div className="phone:[&_h3]:type-16 phone:[&_h3]:[hyphens:manual] flex gap-8 items-end justify-between min-h-52 mb-8 phone:min-h-44">
              <h3 className="h4 min-w-0 max-w-[9.5em]">
                <a className={styles.link} href={to(tile.href)} translate="no">
                  {tile.name}
                </a>
              </h3>
              {tile.hexagon ? (
                <Hexagon
                  values={corners(tile.hexagon)}
                  className="[@media(min-width:992px)_and_(max-width:1179px)]:w-44 [@media(min-width:992px)_and_(max-width:1179px)]:h-44 phone:hidden"
                />
              ) : null}
            </div>
            <p className="muted mb-16 type-16 lh-[1.45] phone:type-14.5">{tile.tone}</p>
            <p className="mono grid gap-2 mt-auto phone:type-11">
              <PriceTag price={tile.price} listed={listed} />
              <span className="muted">{tile.bundles}</span>
            </p>
          </li>
        ))}
      </ul>
      <a
        className="phone:sticky phone:z-2 phone:bottom-[calc(20px_+_max(var(--bottom-bar,0px),var(--ckb,0px)))] phone:grid phone:place-items-center phone:w-44 phone:h-44 phone:mt-12 phone:mr-20 phone:mb-0 phone:ml-auto phone:rounded phone:bg-ink phone:text-paper hidden"
        href="#top"
      >
        <Icon name="arrow-up" />
        <span className="visually-hidden">{words.up}</span>
      </a>
    </div>
  );
}
