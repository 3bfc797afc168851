import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { kindOf, type Rout } from '#domain/finder/kinds.ts';
import type { Question } from '#domain/finder/question.ts';
import type { GuitarStyle } from '#domain/guitar/instruments.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { productByType } from '#domain/products/catalogue.ts';
import type { Product, StockType } from '#domain/products/products.ts';
import { SAME_AGAIN } from './same-again.messages.ts';

const USUAL: Readonly<Record<Rout, readonly [GuitarStyle, StockType]>> = {
  humbucker: ['les-paul', 'HUMBUCKER'],
  'p90-dogear': ['special', 'P90_DOGEAR'],
  'p90-soapbar': ['special', 'P90_SOAPBAR'],
  stratocaster: ['stratocaster', 'STRATOCASTER'],
  telecaster: ['telecaster', 'TELECASTER'],
  'jazz-bass': ['jazz-bass', 'JAZZ_BASS'],
  'precision-bass': ['precision-bass', 'PRECISION_BASS'],
};

/** Nothing of ours would help: three things that do, each with its link. */
export function SameAgain({
  question: { kind, miss },
  isSame,
  prices,
}: {
  question: Question;
  isSame: boolean;
  prices: PriceList | undefined;
}) {
  const words = useMessages(SAME_AGAIN);
  const to = usePath();
  const { title, says } = isSame ? words : words.other;
  const [style, type] = USUAL[kindOf(kind).rout];
  const { slug, bundles }: Product = productByType(type);
  const set = bundles.SET && prices?.[bundles.SET];
  const isDarker = miss.bright < 0;
  const height = miss.loud < 0 || (miss.loud === 0 && isDarker) ? words.lower : words.raise;
  const pots = isDarker ? words.darkerPots : words.brighterPots;
  const guitar = (change: string) => to(`/your-guitar?guitar=${style}&${change}`);
  const ways = [
    {
      ...height,
      cost: words.free,
      href: to('/blog/five-ways-to-upgrade#pickup-height'),
      drawing: <Height />,
    },
    { ...pots, cost: words.aFewEuro, href: guitar(`pots=${isDarker ? 250 : 500}`), drawing: <Pots /> },
    bundles.SET
      ? {
          ...words.pair,
          cost: set === undefined ? '' : formatEuro(set),
          href: to(`/shop/${slug}?bundleType=set`),
          drawing: <Pair />,
        }
      : {
          ...words.cable,
          cost: words.aFewEuro,
          href: guitar(`cable=${isDarker ? 9 : 3}`),
          drawing: <Pots />,
        },
  ];
  return (
    <section className="wrap pt-18 pb-96 line-t phone:pb-64" aria-labelledby="same-again" data-finder-state>
      <div className="page-grid">
        <h2
          id="same-again"
          className="row-1 col-[4/12] max-w-700 heading-50/[1.02] weight-700 font-stretch-125% ls-[-0.025em] text-balance phone:row-auto phone:col-span-full phone:mt-16 phone:type-34"
        >
          {title}
        </h2>
        <TitleBlock figure={words.figure} lines={[words.line]} beside />
        <p className="col-[4/12] max-w-780 mt-18 type-20 lh-[1.45] phone:col-span-full phone:type-17">
          {says}
        </p>
      </div>
      <ul className="grid grid-cols-3 mt-44 line phone:grid-cols-1 phone:mt-24 phone:[border-width:0]">
        {ways.map(({ title: way, says: why, way: words, cost, href, drawing }) => (
          <li
            key={way}
            className="grid grid-rows-[auto_auto_auto_1fr_auto] px-26 pt-26 pb-8 not-first:line-l phone:px-0 phone:pt-16 phone:not-first:[border-left:0] phone:line-t"
          >
            <svg
              className="w-full h-92 fill-none stroke-current stroke-[1.6] phone:hidden"
              viewBox="0 0 340 92"
              aria-hidden="true"
            >
              {drawing}
            </svg>
            <p className="mono copper mt-8">{cost}</p>
            <h3 className="mt-12 heading-22/[1.15] weight-700 font-stretch-125% phone:mt-4">{way}</h3>
            <p className="mt-8 mb-24 lh-1.5 phone:mb-0">{why}</p>
            <ArrowLink href={href} className="desk:line-t desk:min-h-60">
              {words}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Height() {
  return (
    <>
      <path d="M8 16H332" />
      <rect x="100" y="40" width="140" height="50" rx="4" />
      <g className="stroke-copper">
        <rect x="100" y="28" width="140" height="50" rx="4" strokeDasharray="5 4" />
        <path d="M262 40V20m-5 6 5-6 5 6" />
      </g>
    </>
  );
}

function Pots() {
  return (
    <>
      <path className="stroke-forest" d="M8 38C120 38 190 22 224 46S258 74 266 90" strokeDasharray="6 4" />
      <path className="stroke-copper" d="M8 38C120 38 190 18 222 14S268 70 284 90" />
    </>
  );
}

function Pair() {
  const row = (y: number) => (
    <>
      <rect x="70" y={y} width="126" height="28" rx="12" />
      {[0, 1, 2, 3, 4, 5].map((pole) => (
        <circle key={pole} cx={87 + 18.5 * pole} cy={y + 14} r="4" />
      ))}
      <path d={`M222 ${y + 14}h54`} strokeWidth="5" />
    </>
  );
  return (
    <>
      {row(8)}
      <g className="stroke-copper">{row(52)}</g>
    </>
  );
}
