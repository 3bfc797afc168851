import { useEffect, useRef } from 'react';
import type { Processing } from '#app/sound/sound-input.ts';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { figureWords, inUnits } from '#domain/your-pickup/figure-words.ts';
import { Jig } from './jig.tsx';
import { MEASURE_MESSAGES as WORDS } from './measure.messages.ts';
import type { MeasureProps } from './measure-props.ts';
import { Method } from './method.tsx';
import { Result } from './result.tsx';
import { Steps } from './steps.tsx';
import { Strip } from './strip.tsx';
import { useMeasure } from './use-measure.ts';

/** A bench at home: the jig, four steps, level and sweep, and what the pickup is. Computed and kept in the browser alone. */
export function MeasurePage({ ours }: MeasureProps) {
  const measure = useMeasure();
  const { state, again } = measure;
  const { sampleRate, processing, refusal, trouble, found } = state;
  const said = refusal ? WORDS.refusal(refusal) : trouble ? WORDS.troubles[trouble] : undefined;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found) result.current?.scrollIntoView({ block: 'start' });
  }, [found]);
  return (
    <>
      <PageTitle figure="SHEET M" lines={['Bench at home', 'About four minutes']} title="Measure yours" />
      <div className="wrap page-grid">
        <p className="lead col-[4/10] mb-44 phone:col-span-full phone:mb-28">
          A cable, two resistors and a sound card show what your pickup is: resistance, inductance,
          capacitance, losses. Nothing leaves this browser.
        </p>
      </div>
      <div className="wrap">
        <Jig
          rate={sampleRate ? `${sampleRate / 1000}\u00a0kHz, as your sound card runs` : '44.1 or 48\u00a0kHz'}
          processing={filterWords(sampleRate !== undefined, processing)}
        />
        <Steps state={state} onAgain={again} />
      </div>
      <Strip measure={measure} said={said} />
      <p role="status" className="visually-hidden">
        {state.status !== 'ready'
          ? ''
          : found
            ? WORDS.news(
                figureWords(inUnits.inductance(found.inductance_H)),
                figureWords(inUnits.resistance(found.resistance_Ohm)),
              )
            : said
              ? ''
              : WORDS.stages[state.stage].title}
      </p>
      <noscript>
        <p className={cx('wrap', 'pt-20')}>
          The sweep is played and worked out by a script, and your browser runs none here. What you need and
          how it is done stand below.
        </p>
      </noscript>
      <div ref={result}>{found ? <Result found={found} ours={ours} /> : null}</div>
      <Method />
    </>
  );
}

/** What becomes of the sound before it is heard here. */
function filterWords(isOpen: boolean, processing: readonly Processing[] | undefined): string {
  if (!isOpen) return 'Echo cancelling, gain and noise filters off';
  if (!processing) return 'Filters asked to be off; this browser does not tell';
  return processing.length > 0
    ? `Still on: ${processing.map((one) => WORDS.filters[one].toLowerCase()).join(', ')}`
    : 'All filters of the input are off';
}
