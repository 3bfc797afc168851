import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { acrossOf, downOf, type Frame } from '#app/ui/response-scale.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Language } from '#domain/languages.ts';
import type { OwnResponse } from '#domain/production/own-curve.ts';
import type { Passport } from '#domain/production/passport.ts';
import { sweepPath } from '#domain/production/passport-path.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { PASSPORT_PAGE } from './passport-page.messages.ts';

const WHOLE: Frame = { minimum_Hz: 50, maximum_Hz: 20_000, minimum_dB: -24, maximum_dB: 12 };
const NBSP = '\u00a0';
const inKilohertz = (hertz: number, language: Language) =>
  `${inFigures((hertz / 1000).toFixed(2), language)}${NBSP}kHz`;

/** Frame of the detail: the tops of both curves, where they differ. */
function detailOf({ own, modelled }: OwnResponse): Frame {
  const tops = [own.top, modelled.top];
  const frequencies = tops.map(({ frequency_Hz }) => frequency_Hz);
  const highest = Math.max(...tops.map(({ level_dB }) => level_dB));
  return {
    minimum_Hz: Math.min(...frequencies) * 0.66,
    maximum_Hz: Math.max(...frequencies) * 1.4,
    minimum_dB: highest - 3.2,
    maximum_dB: highest + 0.8,
  };
}

function curvesOf({ own, modelled }: OwnResponse, language: Language, marked: boolean): readonly PlotCurve[] {
  const names = PASSPORT_PAGE[language];
  const words = inKilohertz(own.resonance.frequency_Hz, language);
  return [
    {
      id: 'own',
      name: names.measured,
      style: 'solid',
      points: own.curve,
      ...(marked && { mark: { ...own.top, words } }),
    },
    { id: 'modelled', name: names.modelled, style: 'dashed', points: modelled.curve },
  ];
}

const KEY = 'before:inline-block before:w-26 before:mr-8 before:[vertical-align:4px]';

export function OwnCurve({
  serial,
  response,
  sweep,
  children,
}: Pick<Passport, 'serial' | 'response' | 'sweep'> & { children: ReactNode }) {
  const words = useMessages(PASSPORT_PAGE);
  const language = useLanguage();
  const to = usePath();
  const { own, modelled } = response;
  const detail = detailOf(response);
  const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
  const [left, right] = [acrossOf(detail.minimum_Hz, WHOLE), acrossOf(detail.maximum_Hz, WHOLE)];
  const [top, foot] = [downOf(detail.maximum_dB, WHOLE), downOf(detail.minimum_dB, WHOLE)];
  const box = {
    x: percent(left),
    y: percent(top),
    width: percent(right - left),
    height: percent(foot - top),
  };
  return (
    <div className="col-[6/13] phone:col-span-full phone:mt-44">
      <ul className="mono flex gap-28 pl-38 phone:pl-0">
        <li className={cx(KEY, 'before:[border-top:2px_solid_var(--copper)]')}>{words.measured}</li>
        <li className={cx(KEY, 'before:[border-top:2px_dashed_var(--forest)]')}>
          <a href={to('/model')}>{words.modelled}</a>
        </li>
      </ul>
      <div className="relative">
        <ResponsePlot
          {...WHOLE}
          curves={curvesOf(response, language, false)}
          bare
          unmarked
          label={words[sweep ? 'sweptResponse' : 'response'](
            inKilohertz(own.resonance.frequency_Hz, language),
            inKilohertz(modelled.resonance.frequency_Hz, language),
          )}
        />
        <div className="absolute top-28 right-8 bottom-30 left-38 pointer-events-none" aria-hidden="true">
          <svg className="absolute w-full max-w-none h-full overflow-visible">
            <rect className="fill-none stroke-edge" {...box} />
            <text className="mono fill-text weight-500" x={percent(right)} y={box.y} dx={7} dy={9}>
              A
            </text>
          </svg>
          <div className="absolute bottom-[5%] left-[3.5%] w-[46%] h-[47%] px-10 pt-7 pb-10 edge bg-ground-raised [&>div]:h-full phone:w-1/2 phone:h-[52%] phone:px-6 phone:pt-5 phone:pb-6 phone:[&_svg_text]:hidden">
            <p className="mono absolute phone:type-10">
              <b>{words.detail.toUpperCase()}</b>
            </p>
            <ResponsePlot
              {...detail}
              curves={curvesOf(response, language, true)}
              bare
              ticks={false}
              label={words.detail}
            />
          </div>
        </div>
      </div>
      <p className="mono muted mt-10 pl-38 phone:pl-0">
        {sweep ? words.swept(sweep.points, sweep.capacitance) : words.load}
      </p>
      {sweep ? (
        <p className="mt-10 pl-38 phone:pl-0">
          <TextLink href={sweepPath(serial)} download>
            {words.sweepFile}
          </TextLink>
        </p>
      ) : null}
      {children}
    </div>
  );
}
