import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Hexagon, type Six } from '#app/ui/hexagon.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { TileLink } from '#app/ui/tile-link.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { ToneParameters } from '#domain/products/winding-table.ts';
import { PriceTag } from './price-tag.tsx';
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
 * On phones browsers fetch lazy pictures several screens ahead along with those of the first one. Pictures of lower
 * tiles reserve their place and are fetched after everything else has loaded or hangs; without scripts at once.
 */
const EARLY = `(()=>{const f=()=>{document.documentElement.dataset.loaded=''};addEventListener('load',f);setTimeout(f,5e3)})()`;

/** The eight types, divided by hairlines, photographed by one camera to one scale. */
export function ProductGrid({ tiles, listed }: { tiles: readonly ProductTile[]; listed: boolean }) {
  const words = useMessages(SHOP_MESSAGES);
  const to = usePath();
  return (
    <div className="mb-128 phone:mb-72">
      <EarlyScript code={EARLY} />
      <ul className="grid grid-cols-[calc((100%_-_48px)_/_4_+_24px)_1fr_1fr_calc((100%_-_48px)_/_4_+_24px)] line-y phone:grid-cols-2">
        {tiles.map((tile) => (
          <li
            key={tile.href}
            className={cx(
              'group/tile relative flex flex-col min-w-0',
              'desk:pt-12 desk:px-32 desk:max-[1180px]:px-24 desk:pb-36 desk:not-nth-[4n+1]:line-l desk:nth-[n+5]:line-t min-[1180px]:nth-[4n+1]:pl-margin min-[1180px]:nth-[4n]:pr-margin',
              'phone:pt-4 phone:pb-22 phone:even:line-l phone:nth-[n+3]:line-t max-[360px]:px-12 phone:min-[360px]:odd:pr-14 phone:min-[360px]:odd:pl-20 phone:min-[360px]:even:pr-20 phone:min-[360px]:even:pl-14',
            )}
            data-draws
          >
            <div className="grid place-items-center h-236 phone:h-[min(132px,34vw)] phone:min-[600px]:h-190">
              <Photo
                className="w-[116%] max-w-none [transition:transform_240ms_var(--ease)] group-hover/tile:[transform:translateY(-4px)] phone:w-[112%] phone:min-[600px]:w-[80%] small:[@media(scripting:enabled)]:[:root:not([data-loaded])_li:nth-child(n+5)_&]:hidden"
                picture={tile.photo}
                sizes={SIZES}
              />
            </div>
            <div className="phone:[&_h3]:type-16 phone:[&_h3]:[hyphens:manual] flex gap-8 items-end justify-between min-h-52 mb-8 phone:min-h-44">
              <h3 className="h4 min-w-0 max-w-[9.5em]">
                <TileLink
                  className="focus-visible:[outline:0] focus-visible:after:[outline:2px_solid_var(--focus)] focus-visible:after:[outline-offset:-6px]"
                  href={to(tile.href)}
                  translate="no"
                >
                  {tile.name}
                </TileLink>
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
        className="phone:sticky phone:z-2 phone:bottom-[calc(20px_+_max(var(--bottom-bar,0px),var(--ckb,0px)))] phone:grid phone:place-items-center phone:w-44 phone:h-44 phone:mt-12 phone:mr-20 phone:mb-0 phone:ml-auto phone:rounded phone:bg-ink phone:text-paper hidden paper:hidden"
        href="#top"
      >
        <Icon name="arrow-up" />
        <span className="visually-hidden">{words.up}</span>
      </a>
    </div>
  );
}
