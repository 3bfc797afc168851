import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import { TileLink } from '#app/ui/tile-link.tsx';
import { type Cents, formatEuro } from '#domain/money.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { configuratorPicture, sourcesOf, tilePicture } from '#domain/products/pictures.ts';
import { FAVOURITES_MESSAGES } from './favourites.messages.ts';
import { TURNING_MESSAGES } from './turning.messages.ts';

/** On phones a scrolling row; once hydrated a swipe turns to the next one. */
const ROW = cx(
  'flex gap-gutter h-520 [touch-action:pan-y] phone:gap-12 phone:h-420 phone:-mx-margin phone:px-margin',
  'phone:overflow-x-auto phone:[scroll-padding-inline:var(--margin)] phone:[scroll-snap-type:x_mandatory] phone:[touch-action:auto] phone:in-data-hydrated:overflow-x-hidden phone:in-data-hydrated:[touch-action:pan-y]',
);
const TILE = cx(
  'group/tile relative flex flex-col justify-end min-w-0 overflow-hidden line [transition:flex-grow_480ms_var(--ease)] has-[a:focus-visible]:[outline:2px_solid_var(--focus)] has-[a:focus-visible]:[outline-offset:-6px]',
  'desk:flex-[2.5_1_0] desk:max-[1280px]:grow-3 desk:data-shown:grow-7 phone:[flex:0_0_min(80vw,480px)] phone:[scroll-snap-align:start]',
);
const TIME =
  'after:absolute after:bottom-0 after:left-0 after:w-full after:h-3 after:bg-copper-fill after:[transform:scaleX(0)] after:[transform-origin:left] in-data-turning:data-shown:after:animate-turning';
const PICTURE = cx(
  'absolute top-84 left-1/2 w-350 max-w-none [translate:-50%_0] [transition:left_480ms_var(--ease),top_480ms_var(--ease),width_480ms_var(--ease)]',
  'desk:group-data-shown/tile:top-[-16px] desk:group-data-shown/tile:left-[60%] desk:group-data-shown/tile:w-[min(660px,54vw)] phone:top-0 phone:w-[min(94vw,560px)]',
);

interface FavouritesProps {
  /** Lowest prices; undefined if the list lacks them. */
  stratocaster: Cents | undefined;
  humbucker: Cents | undefined;
  /** False without a price list. */
  listed: boolean;
}

interface Slide {
  readonly name: string;
  readonly href: string;
  readonly text: string;
  readonly picture: Parameters<typeof Photo>[0]['picture'];
  readonly price?: Cents | undefined;
  readonly onInk?: boolean;
}

const BUILD = {
  href: '/configurator/humbucker',
  picture: sourcesOf(configuratorPicture('humbucker')),
  onInk: true,
} as const;

function stock(type: 'STRATOCASTER' | 'HUMBUCKER', price: Cents | undefined) {
  const product = productByType(type);
  return {
    name: product.name,
    href: `/shop/${product.slug}`,
    picture: sourcesOf(tilePicture(product)),
    price,
  };
}

/** Three suggestions: a row of links that turns into a carousel with the current one wide. */
export function Favourites({ stratocaster, humbucker, listed }: FavouritesProps) {
  const { label, carousel, figure, lines, build, tones } = useMessages(FAVOURITES_MESSAGES);
  const to = usePath();
  const slides: readonly Slide[] = [
    { ...BUILD, name: build.name, text: build.text },
    { ...stock('STRATOCASTER', stratocaster), text: tones.STRATOCASTER },
    { ...stock('HUMBUCKER', humbucker), text: tones.HUMBUCKER },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA pattern of a carousel asks for a group, and nothing in it is a field
    <div role="group" aria-roledescription={carousel} aria-label={label} data-carousel="favourites">
      <Section
        id="favorites"
        figure={figure}
        lines={lines}
        heading={label}
        more={<CarouselControls names={slides.map(({ name }) => name)} />}
        className="[&_header>:last-child]:col-[8/13] phone:[&_header>:last-child]:col-span-full pt-128 phone:pt-64"
      >
        <div className={ROW} data-carousel="row">
          {slides.map((slide, index) => (
            <SlideTile key={slide.href} slide={slide} index={index} count={slides.length} />
          ))}
        </div>
        {listed ? null : (
          <MissingPrices path={to('/')} className="mt-24">
            <strong>{NO_PRICES}</strong>
          </MissingPrices>
        )}
      </Section>
    </div>
  );
}

function SlideTile({ slide, index, count }: { slide: Slide; index: number; count: number }) {
  const { name, href, text, picture, price, onInk } = slide;
  const words = useMessages(FAVOURITES_MESSAGES);
  const to = usePath();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same pattern asks for a group a slide
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.place(index + 1, count)}
      className={cx(onInk && 'on-ink', TILE, TIME)}
      data-carousel="slide"
      data-shown={index === 0 ? '' : undefined}
    >
      <Photo
        className={cx(PICTURE, onInk && 'phone:left-[54%]')}
        picture={picture}
        sizes="(min-width: 992px) 660px, 90vw"
        alt=""
      />
      <div className="relative pt-28 px-28 pb-26 desk:max-[1280px]:px-18 phone:pt-20 phone:px-20 phone:pb-22">
        <h3 className="mb-10 type-22 desk:max-[1280px]:type-18 phone:type-20">
          <TileLink className="after:top-[-520px] focus-visible:[outline:0]" href={to(href)} translate="no">
            {name}
          </TileLink>
        </h3>
        <p className="muted hidden group-data-shown/tile:block w-[25em] max-w-full mb-18 phone:block phone:type-15">
          {text}
        </p>
        {onInk ? (
          <p className="mono copper flex gap-10 items-center whitespace-nowrap">
            {words.build.on} <Icon name="arrow-right" />
          </p>
        ) : price !== undefined ? (
          <p className="mono copper">
            {words.from}
            <span className="unit" translate="no">
              {formatEuro(price)}
            </span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

const CONTROL = 'grid place-items-center w-44 h-44 edge rounded hover:border-text';

const PAUSE =
  'w-10 h-12 [border-style:solid] [border-color:currentcolor] [border-width:0_2.5px] in-data-paused:w-0 in-data-paused:[border-color:transparent_transparent_transparent_currentcolor] in-data-paused:[border-width:6px_0_6px_10px]';
const DOT =
  'grid place-items-center w-44 h-44 not-first:-ml-18 before:w-8 before:h-8 before:edge before:rounded-half aria-[current]:before:[border-color:var(--copper-fill)] aria-[current]:before:bg-copper-fill';

/** Pause comes first, as in the WAI-ARIA carousel pattern. Shown once `hydrateFavourites` has run. */
function CarouselControls({ names }: { names: readonly string[] }) {
  const { back, next, show } = useMessages(FAVOURITES_MESSAGES);
  const { stop } = useMessages(TURNING_MESSAGES);
  return (
    <div className="mono flex gap-8 items-center justify-end invisible in-data-hydrated:visible phone:justify-start">
      <button type="button" className={CONTROL} data-carousel="pause" aria-label={stop}>
        <span className={PAUSE} />
      </button>
      <button type="button" className={CONTROL} data-carousel="back" aria-label={back}>
        <Icon name="arrow-left" />
      </button>
      <span className="px-4 whitespace-nowrap" aria-hidden="true">
        <b className="copper" data-carousel="place">
          1
        </b>
        {` / ${names.length}`}
      </span>
      <button type="button" className={CONTROL} data-carousel="on" aria-label={next}>
        <Icon name="arrow-right" />
      </button>
      <div className="flex order-1 -mr-16 phone:ml-auto">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className={DOT}
            data-carousel="dot"
            aria-label={show(name)}
            aria-current={index === 0 ? 'true' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
