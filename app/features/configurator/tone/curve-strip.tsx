import type { Takes } from '#app/sound/live-sound.ts';
import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { changeInWords, heardWords } from '#domain/configurator/heard-build.ts';
import { CurveFigures, CurvePlot, type CurveProps } from './curve-plot.tsx';
import { CURVE_MESSAGES } from './curve-strip.messages.ts';
import { useListen, YourGuitar } from './listen.tsx';

/** In narrow windows it has no height and its buttons are on the stage. */
const STRIP =
  'relative z-3 grid desk:grid-cols-[minmax(180px,245px)_minmax(0,1fr)_auto] gap-x-40 items-center desk:h-170 pr-32 pl-margin line-t bg-ground phone:grid-cols-[fit-content(58%)_minmax(0,1fr)] phone:gap-x-20 phone:min-h-64 phone:px-20 low-phone:block low-phone:min-h-0 low-phone:[border-top:0]';
const BUTTONS =
  'grid gap-10 desk:min-w-144 phone:absolute phone:right-12 phone:bottom-[calc(100%_+_12px)] phone:grid-flow-col phone:gap-8 low-phone:[&>[data-guitar]]:hidden';
const PLAY =
  'inline-flex gap-12 items-center justify-center min-h-44 px-12 edge rounded bg-ground [font:600_0.9375rem_/_1_var(--body)] hover:border-text phone:w-44 phone:px-0 paper:hidden';
/** Opened by the curve: above it, on phones below. */
const FIGURES =
  'absolute z-5 inset-x-0 bottom-full pt-20 pr-32 pb-16 pl-margin line-t bg-ground phone:top-full phone:bottom-auto phone:px-20 phone:line-b';

interface CurveStripProps extends CurveProps {
  takes: Takes;
  ofWax: boolean;
}

/** Below the stage: the build's sound in words and as a bare line. The line opens the figures. */
export function CurveStrip({ takes, ofWax, ...curve }: CurveStripProps) {
  const { build, before } = curve;
  const language = useLanguage();
  const words = useMessages(CURVE_MESSAGES);
  const { shown } = useGuitar();
  const { press, label, icon, trouble } = useListen(build, takes);
  const hint = ofWax ? words.wax : before ? changeInWords(before, build, shown, language) : words.asItIs;
  return (
    <div className={STRIP}>
      <div className={cx(trouble ? 'low-phone:py-8' : 'low-phone:visually-hidden')}>
        <p className="heading h4 phone:type-16 phone:whitespace-nowrap">
          {heardWords(build, shown, language).name}.
        </p>
        <p className={cx('mono muted mt-8', !trouble && 'phone:visually-hidden')} role="status">
          {trouble ?? hint}
        </p>
      </div>
      <details className="min-w-0 low-phone:hidden paper:hidden">
        <summary className="no-marker cursor-pointer" aria-label={words.open}>
          <CurvePlot {...curve} className="h-112 phone:h-60" />
        </summary>
        <div className={FIGURES}>
          <CurveFigures {...curve} />
        </div>
      </details>
      <div className={BUTTONS}>
        <button type="button" className={PLAY} onClick={press}>
          {icon}
          <span className="phone:visually-hidden">{label}</span>
        </button>
        <YourGuitar
          build={build}
          className="[--popover-left:-286px] [--popover-arrow:350px] phone:static phone:[--popover-top:calc(100%_+_12px)] phone:[--popover-bottom:auto] phone:[--popover-left:calc(128px_-_100vw)]"
        />
      </div>
    </div>
  );
}
