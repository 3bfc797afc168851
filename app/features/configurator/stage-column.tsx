import type { Takes } from '#app/sound/live-sound.ts';
import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { COMPANY } from '#domain/company.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import { askedGroups } from '#domain/configurator/configurator.ts';
import { lookOf } from '#domain/configurator/look.ts';
import type { Choices } from '#domain/configurator/record.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { choose, stepOf } from '#domain/configurator/wizard.ts';
import type { PictureSources } from '#domain/products/pictures.ts';
import { BuildPicture } from './overview/build-picture.tsx';
import { SheetDrawing, SheetTitle } from './overview/sheet.tsx';
import { BuildStage } from './stage/build-stage.tsx';
import { changeOf, legendOf, STAGE_MESSAGES } from './stage.messages.ts';
import styles from './stage-column.module.css';
import { CurveStrip } from './tone/curve-strip.tsx';
import type { Standing } from './wizard/use-wizard.ts';

interface StageColumnProps {
  configurator: Configurator;
  standing: Standing;
  takes: Takes;
  fallback: PictureSources;
}

/** The looks that a next pick would show. */
function nextLooks(configurator: Configurator, choices: Choices, step: Standing['wizard']['step']) {
  return askedGroups(stepOf(configurator, step), choices).flatMap(({ field, offers }) =>
    offers(choices).map(({ id }) => lookOf(configurator, choose(configurator, choices, field, id))),
  );
}

/** The pickup as chosen so far, and how it answers. At the overview a sheet: photograph, drawing, curve, title block. */
export function StageColumn({ configurator, standing, takes, fallback }: StageColumnProps) {
  const language = useLanguage();
  const words = useWords(STAGE_MESSAGES);
  const to = usePath();
  const { wizard, before } = standing;
  const { choices, step } = wizard;
  const isClassic = configurator.id === 'p90';
  const isSheet = step === 'overview';
  // A classic P90 stays as it was, and rests (specification).
  const pictured = isSheet && !isClassic;
  const look = lookOf(configurator, choices);
  const [headline, ...lines] = legendOf(configurator, choices, language);
  const needsCover =
    !isClassic && choices.model === undefined && (configurator.id === 'hp90' || choices.cover === 'open');
  return (
    <section className={cx(styles.stage, isSheet ? styles.sheet : 'on-ink')} aria-label={words.stage}>
      <div className={styles.bar}>
        <HomeLink
          shopName={COMPANY.shopName}
          className={styles.logo}
          startPage={words.startPage}
          href={to('/')}
        />
        <a className={styles.shop} href={to('/shop')}>
          <Icon name="arrow-left" /> {words.shop}
        </a>
        <h1 className="mono muted ml-auto whitespace-nowrap">{configurator.heading}</h1>
        <a
          className={cx(styles.cart, 'mono mono-13 flex gap-[0.7ch] items-center min-h-44')}
          href={to('/cart')}
        >
          {words.cart} <CartMark />
        </a>
      </div>
      {pictured ? <BuildPicture configurator={configurator} look={look} fallback={fallback} /> : null}
      <p
        className={cx(
          styles.legend,
          isSheet && !pictured && 'on-ink',
          'mono muted absolute z-3 top-84 left-margin bg-transparent pointer-events-none',
        )}
      >
        <b className="text-text">{headline}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <BuildStage
        className={cx(styles.model, 'flex-1 min-h-0 on-ink')}
        look={look}
        ghost={needsCover ? 'cover' : undefined}
        zoomed={step === 'color'}
        turning={!configurator.rests.includes(step)}
        chosen={before !== undefined}
        hidden={pictured}
        label={[configurator.heading, headline, ...lines].join(', ')}
        next={nextLooks(configurator, choices, step)}
      />
      <div className={styles.response}>
        {isSheet ? <SheetDrawing name={configurator.heading} look={look} /> : null}
        <CurveStrip
          build={toneBuildOf(configurator, choices)}
          before={before && toneBuildOf(configurator, before)}
          {...changeOf(configurator, choices, before, language)}
          takes={takes}
          onSheet={isSheet}
        />
      </div>
      {isSheet ? <SheetTitle configurator={configurator} choices={choices} /> : null}
    </section>
  );
}
