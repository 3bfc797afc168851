import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { configuratorPicture, sourcesOf, tilePicture } from '#domain/products/pictures.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { FAVOURITES_MESSAGES } from './favourites.messages.ts';
import styles from './favourites.module.css';

interface FavouritesProps {
  /** Lowest prices, undefined where the list lacks them. */
  stratocaster: Cents | undefined;
  humbucker: Cents | undefined;
  /** False while there is no price list. */
  listed: boolean;
}

interface Slide {
  readonly name: string;
  readonly href: string;
  readonly text: string;
  readonly picture: Parameters<typeof Photo>[0]['picture'];
  /** Undefined leads on in words instead. */
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

/** Three to start with: a row of links that turns into a carousel, the shown one wide. */
export function Favourites({ stratocaster, humbucker, listed }: FavouritesProps) {
  const { label, carousel, figure, lines, build, tones } = useWords(FAVOURITES_MESSAGES);
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
        className="[&_header>:last-child]:col-[8_/_13] phone:[&_header>:last-child]:col-span-full pt-128 phone:pt-64"
      >
        <div className={styles.row} data-carousel="row">
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
  const words = useWords(FAVOURITES_MESSAGES);
  const to = usePath();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same pattern asks for a group a slide
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.place(index + 1, count)}
      className={cx(onInk && 'on-ink', styles.tile)}
      data-carousel="slide"
      data-shown={index === 0 ? '' : undefined}
    >
      <Photo picture={picture} sizes="(min-width: 992px) 660px, 90vw" alt="" />
      <div className={cx(styles.words, 'relative pt-28 px-28 pb-26')}>
        <h3 className={styles.name}>
          <a className={styles.link} href={to(href)} translate="no">
            {name}
          </a>
        </h3>
        <p className={cx(styles.text, 'muted hidden w-[25em] max-w-full mb-18')}>{text}</p>
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
