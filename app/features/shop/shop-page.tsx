import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Hexagon, type Six } from '#app/ui/hexagon.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { Money } from '#app/ui/money.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { TileLink } from '#app/ui/tile-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { formatEuro } from '#domain/money.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import type { ToneParameters } from '#domain/products/winding-table.ts';
import { SHOP_MESSAGES } from './shop.messages.ts';
import type { ConfiguratorTile, Price, ProductTile } from './tiles.ts';

/** "from 125 €" in copper mono; a note if the price list lacks the price, and a dash without a list. */
function PriceTag({ price, listed }: { price: Price | undefined; listed: boolean }) {
  const words = useMessages(SHOP_MESSAGES);
  if (!listed) {
    return (
      <span className="muted">
        <span aria-hidden="true">– €</span>
        <span className="visually-hidden">{words.noPrice}</span>
      </span>
    );
  }
  if (!price) return <span className="muted">{words.notOnSale}</span>;
  return (
    <span className="text-copper whitespace-nowrap">
      {price.from ? words.from : null}
      <Money amount={formatEuro(price.amount)} className="[font-size:inherit]" />
    </span>
  );
}

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
                'phone:col-2 phone:row-1 phone:w-[190%] phone:[margin:-40px_-45%] phone:min-[600px]:w-400 phone:min-[600px]:[margin:-24px_-50px]',
              )}
              picture={tile.photo}
              sizes={SIZES}
              first
            />
            {/* Placed, not ordered: the first paint may come before this text is parsed, and the picture would move. */}
            <div className="phone:relative phone:z-1 phone:col-1 phone:row-1">
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

const corners = ({ low, mid, high, q, output, noise }: ToneParameters): Six => [
  low,
  mid,
  high,
  q,
  output,
  noise,
];

const TILE_SIZES = '(min-width: 992px) 28vw, (min-width: 600px) 40vw, 54vw';

/**
 * On phones browsers fetch lazy pictures several screens ahead along with those of the first one. Pictures of lower
 * tiles reserve their place and are fetched after everything else has loaded or hangs; without scripts at once.
 */
const EARLY = `(()=>{const f=()=>{document.documentElement.dataset.loaded=''};addEventListener('load',f);setTimeout(f,5e3)})()`;

/** The eight types, divided by hairlines, photographed by one camera to one scale. */
function ProductGrid({ tiles, listed }: { tiles: readonly ProductTile[]; listed: boolean }) {
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
                sizes={TILE_SIZES}
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
