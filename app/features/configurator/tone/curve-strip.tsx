import { useMemo } from 'react';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import type { Takes } from '#app/sound/live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { useTonePreview } from '#app/sound/use-tone-preview.ts';
import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { changeWords } from '#domain/configurator/tone-change.ts';
import { woundIn } from '#domain/guitar/wound-in.ts';
import type { Language } from '#domain/languages.ts';
import type { Build } from '#domain/tone/build.ts';
import { bandAbout } from '#domain/tone/doubt-band.ts';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import { responseOf } from '#domain/tone/response.ts';
import type { CurvePoint } from '#domain/tone/transfer.ts';
import { type WoundBuild, woundBuild } from '#domain/tone/wound-build.ts';
import { CURVE_MESSAGES } from './curve-strip.messages.ts';

const STRIP = 'relative z-3 pt-12 pr-32 pb-16 pl-margin line-t bg-ground phone:pt-7 phone:px-20 phone:pb-6';

/** In a narrow column it has a line of its own between what is said and the curve. */
const CHIP = 'flex-[0_1_400px] min-w-0 max-[1280px]:basis-full max-[1280px]:[order:1]';
/** What it opens on phones leaves the curve in sight that it changes. */
const CHIP_ON_STAGE =
  'phone:static phone:[--popover-top:calc(100%_+_8px)] phone:[--popover-right:20px] phone:[--popover-bottom:auto] phone:[--popover-left:20px]';
/** In a column as narrow as that: of the same height with any guitar. */
const CHIP_ON_SHEET =
  'basis-full [order:1] [&_svg]:hidden [--chip-lines:3] desk:[--chip-height:3.75rem] desk:max-[1280px]:[--chip-height:3.375rem] desk:max-[1280px]:[--chip-display:-webkit-box] desk:max-[1280px]:[--chip-wrap:normal] desk:max-[1280px]:[--popover-left:auto]';

/** On phones without its words; over the stage it is in the corner of that. */
const PLAY =
  'inline-flex flex-none gap-10 items-center justify-center min-w-44 min-h-44 px-14 edge rounded [font:600_0.9375rem_/_1_var(--body)] hover:border-text phone:w-44 phone:px-0 phone:bg-ground paper:hidden';
const PLAY_ON_STAGE = 'phone:absolute phone:right-12 phone:bottom-[calc(100%_+_12px)]';

export interface CurveStripProps {
  build: Build;
  /** The build before the last choice, and both in words. */
  before: Build | undefined;
  name: string;
  nameBefore: string | undefined;
  takes: Takes;
  /** Part of a sheet, which has room and edges of its own. */
  onSheet?: boolean;
}

/** Drawn as loud as it is: a hotter build stands higher. */
function curveOf(
  { voice, resonance }: WoundBuild,
  line: Pick<PlotCurve, 'id' | 'name' | 'style' | 'quiet'>,
  language: Language,
): PlotCurve {
  const { curve, top } = responseOf(voice, resonance);
  const band = line.quiet ? undefined : bandAbout(curve, voice.circuit, voice.load, voice.doubt);
  const lifted = ({ frequency_Hz, level_dB }: CurvePoint) => ({
    frequency_Hz,
    level_dB: level_dB + voice.output_dB,
  });
  return {
    ...line,
    points: curve.map(lifted),
    ...(band && { band: { low: band.low.map(lifted), high: band.high.map(lifted) } }),
    mark: line.quiet
      ? undefined
      : {
          ...lifted(top),
          words: resonance.peaked ? inKilohertz(top.frequency_Hz, language) : CURVE_MESSAGES[language].noPeak,
        },
  };
}

/** The response under the stage: as chosen, and dashed as it was before. Played, every further choice is heard at once. */
export function CurveStrip({ build, before, name, nameBefore, takes, onSheet }: CurveStripProps) {
  const language = useLanguage();
  const words = useWords(CURVE_MESSAGES);
  const to = usePath();
  const { shown } = useGuitar();
  const preview = useTonePreview(build, takes, shown);
  const now = woundIn(build, shown);
  const past = before && woundIn(before, shown);
  const curves = useMemo(
    (): readonly PlotCurve[] => [
      curveOf(now, { id: 'now', name, style: 'solid' }, language),
      ...(past
        ? [curveOf(past, { id: 'before', name: nameBefore ?? '', style: 'dashed', quiet: true }, language)]
        : []),
    ],
    [now, past, name, nameBefore, language],
  );
  const trouble = soundTrouble(preview.status, words.listen, language);
  const on = preview.status === 'playing' || preview.status === 'loading';
  return (
    <div className={onSheet ? 'relative z-3 flex flex-col bg-ground' : STRIP}>
      <div
        className={cx(
          'mono flex gap-x-16 items-start justify-between',
          onSheet
            ? 'flex-wrap gap-y-8'
            : 'gap-y-16 max-[1280px]:flex-wrap max-[1280px]:gap-y-6 phone:gap-y-2',
        )}
      >
        <div className="flex-1 min-w-0 phone:type-11 phone:lh-[1.35]">
          <p
            className={cx(
              'flex flex-wrap gap-x-[1.4em]',
              !onSheet && 'phone:flex-nowrap phone:justify-between phone:whitespace-nowrap',
            )}
          >
            <span className="phone:overflow-hidden phone:text-ellipsis">
              <span className="phone:hidden">{words.heading}</span>
              <a className="link hidden phone:inline" href={to('/model')}>
                {words.short}
              </a>{' '}
              <span className="copper" translate="no">
                {name}
              </span>
            </span>
            {nameBefore ? <span className="muted">{words.before(nameBefore)}</span> : null}
          </p>
          <p // Little room beside the drawing: the curve alone says it; who listens still hears it, and what is wrong is seen.
            className={cx('muted', !trouble && 'phone:sr-only', !trouble && onSheet && 'max-[1280px]:unseen')}
            role="status"
          >
            {trouble ??
              (before ? (
                changeWords(before, build, shown, language)
              ) : (
                <span className="phone:hidden">
                  <a className="link" href={to('/model')}>
                    {words.modelled}
                  </a>{' '}
                  {words.notRecorded}
                </span>
              ))}
          </p>
        </div>
        <GuitarChip
          id="strip-guitar"
          kind="guitar"
          loads={[woundBuild(build).voice.load]}
          resonance={now.resonance.peaked ? inKilohertz(now.resonance.frequency_Hz, language) : undefined}
          className={cx(CHIP, onSheet ? CHIP_ON_SHEET : CHIP_ON_STAGE)}
          opens="above"
          slim
        />
        <button
          type="button"
          className={cx(PLAY, !onSheet && PLAY_ON_STAGE)}
          onClick={on ? preview.pause : preview.play}
        >
          <svg viewBox="0 0 16 16" width={13} height={13} aria-hidden="true" fill="currentColor">
            <path d={on ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M3.5 1.5 14 8 3.5 14.5z'} />
          </svg>
          <span className={cx('phone:sr-only', onSheet && 'max-[1280px]:unseen')}>
            {on ? words.pause : words.listen}
          </span>
        </button>
      </div>
      <ResponsePlot
        curves={curves}
        minimum_Hz={100}
        maximum_Hz={10_000}
        minimum_dB={-10}
        maximum_dB={14}
        label={words.plot(name, now.resonance.peaked ? curves[0]?.mark?.words : undefined)}
        bare
        ticks={false}
        // What is above a peak on phones seldom needs all of its room.
        className={cx('h-112', onSheet ? 'flex-1 min-h-112 phone:h-188' : 'phone:h-50 phone:-mt-6')}
      />
    </div>
  );
}
