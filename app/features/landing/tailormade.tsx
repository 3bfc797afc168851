import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, usePath } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import { Swatch } from '#app/ui/swatch.tsx';
import { LOOKUP_KEYS } from '#domain/prices/price-list.ts';
import { COLOUR_NAMES } from '#domain/products/colours.messages.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { BASE_COLOURS, HUMBUCKER_PATTERNS } from '#domain/products/custom-looks.ts';
import { sourcesOf, tailormadePicture } from '#domain/products/pictures.ts';
import { LANDING_MESSAGES } from './landing.messages.ts';

/** The default choice. The style sheet shows its picture, without a script. */
const FIRST = 'copper';

const priced = (start: string) => LOOKUP_KEYS.filter((key) => key.startsWith(start)).length;
const CHOICES = {
  covers: HUMBUCKER_PATTERNS.length + 1,
  bases: BASE_COLOURS.length,
  outputs: priced('output_'),
  magnets: priced('magnet_'),
};

export function Tailormade() {
  const language = useLanguage();
  const words = LANDING_MESSAGES[language].tailormade;
  const colour = COLOUR_NAMES[language];
  const to = usePath();
  return (
    <Section
      id="tailormade"
      figure={words.figure}
      lines={words.lines}
      heading={words.heading}
      ground="ink"
      className={cx(
        '[&_header]:mb-24 [&:has([value="navy"]:checked)_[data-base="navy"]]:block [&:has([value="wine"]:checked)_[data-base="wine"]]:block [&:has([value="mauve"]:checked)_[data-base="mauve"]]:block [&:has([value="gold"]:checked)_[data-base="gold"]]:block [&:has([value="copper"]:checked)_[data-base="copper"]]:block [&:has([value="black"]:checked)_[data-base="black"]]:block [&:has([value="lavender"]:checked)_[data-base="lavender"]]:block [&:has([value="forest"]:checked)_[data-base="forest"]]:block',
        'pb-0 overflow-hidden',
      )}
    >
      <div className="page-grid">
        <div className="col-[4/8] pb-88 phone:col-span-full phone:pb-56">
          <p className="lead">{words.lead(CHOICES)}</p>
          <fieldset className="grid grid-cols-4 gap-y-20 gap-x-12 mt-36 mb-44 phone:mt-28 phone:mb-32">
            <legend className="visually-hidden">{words.legend}</legend>
            {BASE_COLOURS.map((id) => (
              <span key={id} className="grid gap-8 justify-items-start">
                <Swatch
                  name="base"
                  value={id}
                  label={colour(id)}
                  colours={COLOURS[id].hex}
                  checked={id === FIRST}
                />
                <span className="mono muted" aria-hidden="true">
                  {colour(id)}
                </span>
              </span>
            ))}
          </fieldset>
          <ButtonLink href={to('/configurator')} className="phone:w-full">
            {words.on}
          </ButtonLink>
        </div>
        <div className="phone:-order-1 relative col-[8/13] phone:col-span-full">
          {BASE_COLOURS.map((id) => (
            <div key={id} data-base={id} className="hidden">
              {/* Its dark background is the page's, so text may overlap it. */}
              <Photo
                className="absolute top-[calc(-1_*_min(164px,11.4vw))] left-[calc(-1_*_min(82px,5.7vw))] w-[min(780px,54vw)] max-w-none mix-blend-lighten phone:static phone:w-[128%] phone:[margin:-4%_-14%_-2%]"
                picture={sourcesOf(tailormadePicture(id, language))}
                sizes="(min-width: 992px) 52vw, 100vw"
              />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
