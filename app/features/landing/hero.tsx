import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { modelSizeOf } from './cad-model.ts';
import { LOOK, MODEL } from './inside/model.ts';
import { LANDING_MESSAGES } from './landing.messages.ts';

const [LENGTH, WIDTH, HEIGHT] = modelSizeOf(MODEL);
const { sheet } = productByType('HUMBUCKER');

const INTRO =
  'mb-28 type-20 lh-[1.45] phone:mb-14 phone:type-16 phone:lh-[1.36] phone:text-balance phone:[@media(max-height:739px)]:absolute phone:[@media(max-height:739px)]:top-[calc(100%_+_32px)]';
/** Text has the page's ground behind it, whatever is below. */
const GROUND = cx(
  'phone:before:absolute phone:before:z-[-1] phone:before:inset-[-40px_calc(-1_*_var(--margin))_-16px] phone:before:[background:linear-gradient(transparent,var(--ground)_44px)] phone:before:pointer-events-none',
  'phone:[@media(max-height:739px)]:before:inset-[-24px_calc(-1_*_var(--margin))_-12px] phone:[@media(max-height:739px)]:before:[background:linear-gradient(transparent,var(--ground)_30px)]',
);

/**
 * The shop's claim behind the pickup of the exploded view. Letters that the pickup covers are drawn on it as dashed
 * lines: the same text once more, masked with the picture.
 */
export function Hero({ lead, bench }: { lead?: string | undefined; bench?: string | undefined }) {
  const language = useLanguage();
  const words = useMessages(LANDING_MESSAGES).hero;
  const to = usePath();
  return (
    <section
      className="relative flex flex-col min-h-(--hero-height) pt-(--header-height) overflow-hidden"
      aria-labelledby="hero-heading"
    >
      <div className="phone:flex-none phone:h-[calc(var(--hero-height)_-_var(--header-height))] phone:[@media(max-height:739px)]:mb-[calc(4.2rem_+_16px)] relative flex-1">
        {/* The claim is English on every page. */}
        <h1 id="hero-heading" lang={language === 'en' ? undefined : 'en'}>
          <span className="visually-hidden">Unleash the Thunder</span>
          <Line className="z-1 fill-text" />
        </h1>
        <Line
          className={
            'z-3 fill-none stroke-ink stroke-2 [stroke-dasharray:7_4.5] [mask:url("/generated/masks/standing.avif")_var(--picture-left)_var(--picture-top)_/_var(--picture-width)_var(--picture-height)_no-repeat] pointer-events-none phone:stroke-[1.3] phone:[stroke-dasharray:4.5_3]'
          }
          hidden
        />
        <div
          className={cx(
            'absolute z-4 bottom-40 left-margin w-[min(400px,34vw)] phone:right-margin phone:bottom-16 phone:w-auto phone:[@media(max-height:739px)]:bottom-12',
            GROUND,
          )}
        >
          <p className={INTRO}>{lead ?? words.lead()}</p>
          {bench ? <p className={cx('mono muted', INTRO)}>{bench}</p> : null}
          <div className="phone:[&>*]:flex-[1_1_124px] phone:[&>*]:min-h-52 phone:[&>*]:px-8 phone:[@media(max-height:739px)]:[&>*]:min-h-48 flex flex-wrap gap-12">
            <ButtonLink href={to('/shop')}>{words.shop}</ButtonLink>
            <ButtonLink href={to('/configurator')} kind="quiet">
              {words.build}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="mono relative z-5 grid grid-cols-12 gap-x-gutter items-center min-h-64 mx-margin line-t phone:grid-cols-[1fr_auto]">
        <p className="col-[1/4] weight-500 phone:col-auto">{`${sheet.number} · rev ${sheet.revision}`}</p>
        <p className="muted col-[4/9] phone:hidden">
          {words.shown(LOOK.cover)}
          <br />
          {decimalsIn(`${LENGTH} × ${WIDTH} × `, language)}
          <span className="unit" translate="no">
            {decimalsIn(`${HEIGHT}\u00a0mm`, language)}
          </span>
        </p>
        <a
          className={cx(
            '[&_svg]:text-copper [&_svg]:[transition:transform_var(--quick)_var(--ease)] [&:hover_svg]:[transform:translateY(4px)]',
            'inline-flex col-[9/13] gap-14 items-center justify-self-end min-h-44 phone:col-auto',
          )}
          href="#inside"
        >
          {/* Only a scene comes apart; without one a still view follows. */}
          <span className="hidden in-data-scene:inline">{words.apart}</span>
          <span className="in-data-scene:hidden">{words.onward}</span>
          <Icon name="arrow-down" />
        </a>
      </div>
    </section>
  );
}

/** Two lines on wide screens, three on small ones; both are in the markup and the style sheet shows one. */
function Line({ className, hidden }: { className?: string; hidden?: boolean }) {
  return (
    <svg
      className={cx(
        'absolute inset-0 w-full max-w-none h-full overflow-visible [font:800_var(--letter)_/_1_var(--heading)] ls-[-0.045em]',
        className,
      )}
      lang="en"
      aria-hidden="true"
      data-hidden-lines={hidden ? '' : undefined}
    >
      <text className="[transform:translate(calc(var(--margin)_-_0.068em),calc(42px_+_0.745em))] phone:[transform:translate(calc(var(--margin)_-_0.06em),calc(var(--letters-top)_+_0.745em))]">
        Unleash
      </text>
      <text className="[transform:translate(calc(var(--margin)_-_0.018em),calc(42px_+_1.575em))] phone:hidden">
        the Thunder
      </text>
      <text className="phone:[transform:translate(_calc(var(--margin)_-_0.018em),calc(var(--letters-top)_+_0.745em_+_var(--letters-line))_)] hidden phone:inline">
        the
      </text>
      <text className="phone:[transform:translate(_calc(var(--margin)_-_0.02em),calc(var(--letters-top)_+_0.745em_+_2_*_var(--letters-line))_)] hidden phone:inline">
        Thunder
      </text>
    </svg>
  );
}
