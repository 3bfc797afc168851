import { useEffect, useRef } from 'react';
import type { Processing } from '#app/sound/sound-input.ts';
import { cx } from '#app/ui/cx.ts';
import { PageRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { figureWords, inUnits } from '#domain/your-pickup/figure-words.ts';
import { Jig } from './jig.tsx';
import { MEASURE_MESSAGES } from './measure.messages.ts';
import type { MeasureProps } from './measure-props.ts';
import { METHOD_MESSAGES } from './method.messages.ts';
import { Result } from './result.tsx';
import { Steps } from './steps.tsx';
import { Strip } from './strip.tsx';
import { useMeasure } from './use-measure.ts';

/** A bench at home: the jig, four steps, level and sweep, and the result. Computed and stored only in the browser. */
export function MeasurePage({ ours }: MeasureProps) {
  const measure = useMeasure();
  const words = useMessages(MEASURE_MESSAGES);
  const language = useLanguage();
  const { state, again } = measure;
  const { sampleRate, processing, refusal, trouble, found } = state;
  const faultWords = refusal ? words.refusal(refusal) : trouble ? words.troubles[trouble] : undefined;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found) result.current?.scrollIntoView({ block: 'start' });
  }, [found]);
  return (
    <>
      <PageTitle figure={words.figure} lines={words.lines} title={words.heading} />
      <div className="wrap page-grid">
        <p className="lead col-[4/10] mb-44 phone:col-span-full phone:mb-28">{words.lead}</p>
      </div>
      <div className="wrap">
        <Jig
          rate={words.rate(sampleRate)}
          processing={filterWords(words, sampleRate !== undefined, processing)}
        />
        <Steps state={state} onAgain={again} />
      </div>
      <Strip measure={measure} said={faultWords} />
      <p role="status" className="visually-hidden">
        {state.status !== 'ready'
          ? ''
          : found
            ? words.news(
                decimalsIn(figureWords(inUnits.inductance(found.inductance_H)), language),
                decimalsIn(figureWords(inUnits.resistance(found.resistance_Ohm)), language),
              )
            : faultWords
              ? ''
              : words.stages[state.stage].title}
      </p>
      <noscript>
        <p className={cx('wrap', 'pt-20')}>{words.noScript}</p>
      </noscript>
      <div ref={result}>{found ? <Result found={found} ours={ours} /> : null}</div>
      <Method />
    </>
  );
}

/** Text on the browser's processing of the input. */
function filterWords(
  words: (typeof MEASURE_MESSAGES)['en'],
  isOpen: boolean,
  processing: readonly Processing[] | undefined,
): string {
  if (!isOpen) return words.filtersOff;
  if (!processing) return words.filtersAsked;
  return processing.length > 0
    ? words.filtersOn(processing.map((one) => words.filters[one]))
    : words.noFilters;
}

/** Materials and procedure, for visitors without a sound card and for those who check us. */
function Method() {
  const words = useMessages(METHOD_MESSAGES);
  return (
    <PageRow id="method" name={words.heading} lines={words.lines} ends rowClass="mt-64 phone:mt-40">
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-40 items-start phone:grid-cols-[minmax(0,1fr)]">
        <table className="cells:py-12 cells:pr-16 cells:weight-400 cells:line-t cells:align-top [&_tr:last-child>*]:line-b">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.part}</th>
              <th scope="col">{words.whatFor}</th>
            </tr>
          </thead>
          <tbody>
            {words.parts.map(([part, what]) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td className="muted">{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="[&>*+p]:mt-8 [&>p+h3]:mt-28">
          <h3 className="h4">{words.takes}</h3>
          {words.how.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3 className="h4">{words.doubt}</h3>
          <p>{words.whatDoubtIs}</p>
          <p>
            <TextLink to="/model">{words.model}</TextLink>
          </p>
        </div>
      </div>
    </PageRow>
  );
}
