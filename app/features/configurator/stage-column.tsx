import { useState } from 'react';
import type { Takes } from '#app/sound/live-sound.ts';
import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { COMPANY } from '#domain/company.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import type { CustomLook } from '#domain/products/custom-looks.ts';
import { customPicture, type PictureSources, sourcesOf } from '#domain/products/pictures.ts';
import { SheetFoot } from './overview/sheet-foot.tsx';
import { BuildStage } from './stage/build-stage.tsx';
import { changeOf, legendOf, STAGE_MESSAGES } from './stage.messages.ts';
import { stageView } from './stage-view.ts';
import { CurveStrip } from './tone/curve-strip.tsx';
import type { Standing } from './wizard/use-wizard.ts';

/** Below the test mode's line while that is visible. The consent choice takes its foot. */
const COLUMN =
  'sticky top-0 flex flex-col h-[calc(100svh_-_var(--strip-height,0px))] min-h-620 pb-[var(--ckb-stage,0px)] overflow-hidden phone:z-4 phone:h-auto phone:min-h-0 phone:overflow-visible paper:static paper:h-auto paper:min-h-0';
/** Each part has its row before it loads, so nothing moves. On low phones the stage scrolls away. */
const STAGE =
  'on-ink desk:grid desk:grid-rows-[64px_minmax(0,1fr)_170px] desk:grid-cols-[minmax(0,1fr)] low-phone:relative';

interface StageColumnProps {
  configurator: Configurator;
  standing: Standing;
  takes: Takes;
  fallback: PictureSources | undefined;
}

/** The pickup as chosen so far, and its sound. At the overview a sheet: photograph, drawing, curve. */
export function StageColumn({ configurator, standing, takes, fallback }: StageColumnProps) {
  const language = useLanguage();
  const words = useMessages(STAGE_MESSAGES);
  const to = usePath();
  const { wizard, before } = standing;
  const { choices, step } = wizard;
  const isSheet = step === 'overview';
  const view = stageView(configurator, wizard);
  const { look, hidden: pictured } = view;
  const [headline, ...lines] = legendOf(configurator, choices, language);
  const curve = {
    build: toneBuildOf(configurator, choices),
    before: before && toneBuildOf(configurator, before),
    ...changeOf(configurator, choices, before, language),
  };
  return (
    <section className={cx(COLUMN, isSheet ? 'bg-paper phone:relative' : STAGE)} aria-label={words.stage}>
      <div className="relative z-4 flex flex-none flex-wrap gap-x-32 max-[1280px]:gap-x-20 items-center min-h-64 pr-32 pl-margin line-b phone:gap-x-16 phone:min-h-52 phone:px-20 low-phone:min-h-48">
        <HomeLink
          shopName={COMPANY.shopName}
          className="phone:hidden"
          startPage={words.startPage}
          href={to('/')}
        />
        <a
          className="flex gap-10 items-center min-h-44 hover:underline hover:decoration-copper hover:underline-offset-[0.3em] paper:hidden"
          href={to('/shop')}
        >
          <Icon name="arrow-left" /> {words.shop}
        </a>
        <h1 className="mono muted ml-auto whitespace-nowrap" translate="no">
          {configurator.heading}
        </h1>
        <a className="paper:hidden mono mono-13 flex gap-[0.7ch] items-center min-h-44" href={to('/cart')}>
          {words.cart} <CartMark />
        </a>
      </div>
      {pictured ? <BuildPicture look={look} fallback={fallback} /> : null}
      <p
        className={cx(
          isSheet ? 'phone:top-64 phone:type-11' : 'phone:hidden',
          isSheet && !pictured && 'on-ink',
          'mono muted absolute z-3 top-84 left-margin bg-transparent pointer-events-none',
        )}
      >
        <b className="block text-text">{headline}</b>
        {lines.slice(0, isSheet ? 1 : undefined).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <BuildStage
        className="phone:flex-none phone:overflow-hidden phone:h-[clamp(198px,23.5svh,320px)] low-phone:h-142 flex-1 min-h-0 on-ink"
        {...view}
        chosen={before !== undefined}
        label={[configurator.heading, headline, ...lines].join(', ')}
      />
      {isSheet ? (
        <SheetFoot name={configurator.heading} look={look} curve={curve} takes={takes} />
      ) : (
        <CurveStrip {...curve} takes={takes} ofWax={step === 'potting'} />
      )}
    </section>
  );
}

const FRAME =
  'relative flex-1 [container-type:size] min-h-0 overflow-hidden [&>p]:px-margin [&>p]:pt-96 [&>p]:pb-24 phone:flex-none phone:h-[75vw]';

/** The picture of a build. If it fails to load, humbuckers show the set without covers and others a message. */
function BuildPicture({ look, fallback }: Pick<StageColumnProps, 'fallback'> & { look: CustomLook }) {
  const picture = sourcesOf(customPicture(look, useLanguage()));
  const { noPicture } = useMessages(STAGE_MESSAGES);
  const [missing, setMissing] = useState('');
  const shown = missing === picture.src ? fallback : picture;
  if (!shown) {
    return (
      <div className={FRAME}>
        <p className="lead">{noPicture}</p>
      </div>
    );
  }
  return (
    <div className={FRAME}>
      <Photo
        key={shown.src}
        picture={shown}
        sizes="(min-width: 992px) 60vw, 100vw"
        first
        className="[--wide:min(100cqw,215cqh)] absolute top-[calc(0.41_*_(100cqh_-_0.75_*_var(--wide)))] right-0 w-(--wide) max-w-none"
        onMiss={() => setMissing(picture.src)}
      />
    </div>
  );
}
