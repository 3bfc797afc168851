import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Slide } from '#app/ui/slide.tsx';
import { WiringSheet } from '#app/wiring/wiring-sheet.tsx';
import { COMPANY } from '#domain/company.ts';
import type { PhaseAnswer, PhaseQuestion } from '#domain/phase/answer.ts';
import { PAIR_WIDTH, pairScheme } from '#domain/phase/pair-scheme.ts';
import { jointsOf } from '#domain/wiring/joint.messages.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';
import { bothSigns } from './phase-words.ts';
import { SumsFigure } from './sums-figure.tsx';

const CELL =
  'py-14 px-20 not-first:line-l phone:py-10 phone:px-margin phone:not-first:[border-left:0] phone:nth-[n+4]:hidden paper:block paper:py-3 paper:px-6';

/** The connections of this pair, and how string and hum add up when both sound. */
export function PairFigure({ question, answer }: { question: PhaseQuestion; answer: PhaseAnswer }) {
  const language = useLanguage();
  const words = useMessages(PHASE_MESSAGES).diagram;
  // The pair is shown without a swap while tests are open.
  const shown = answer.open.find(({ swap }) => swap === 'none') ?? answer.open[0];
  if (!shown) return null;
  const scheme = pairScheme(question, shown.signs, answer.swap ?? 'none', language);
  const joints = jointsOf(scheme, language);
  const isOpen = answer.swap === undefined || answer.hum === undefined;
  return (
    <div className="phone:-mx-margin phone:[border-inline:0] paper:mx-0 line bg-paper-raised">
      <div className="grid grid-cols-[minmax(0,1060fr)_minmax(0,400fr)] items-center phone:grid-cols-[minmax(0,1fr)] paper:grid-cols-[minmax(0,1060fr)_minmax(0,480fr)]">
        <div>
          <Slide
            label={words.label}
            hintClass="px-margin pb-8"
            className="pt-24 pb-12 pl-24 phone:overflow-x-auto phone:pt-16 phone:pr-0 phone:pb-8 phone:pl-margin phone:[&_svg]:w-780 phone:[&_svg]:max-w-none paper:overflow-visible paper:p-4 paper:line-0 paper:[&_svg]:w-full"
          >
            <WiringSheet scheme={scheme} describedBy="pair-joints" width={PAIR_WIDTH} />
          </Slide>
        </div>
        <div className="p-24 phone:px-margin phone:pt-16 phone:pb-24 phone:line-t paper:overflow-visible paper:p-4 paper:line-0">
          <SumsFigure question={question} found={shown} />
          {isOpen ? <p className="mono muted">{words.isOpen}</p> : null}
        </div>
      </div>
      <p className="mono grid grid-cols-[110px_1.1fr_1fr_2fr_auto] line-t phone:grid-cols-[1fr_1fr] paper:grid-cols-[auto_auto_auto_1fr_auto] paper:type-9">
        <b className={CELL}>{scheme.number}</b>
        <span className={CELL}>{scheme.lines[0]}</span>
        <span className={CELL}>
          {words.pots}{' '}
          <span className="unit" translate="no">
            {scheme.pots_Ohm / 1000}&nbsp;kΩ
          </span>
        </span>
        <span className={CELL}>{words.signs(bothSigns(question, answer, language))}</span>
        <span className={CELL}>{COMPANY.city}</span>
      </p>
      <details className="line-t [&_summary]:min-h-44 [&_summary]:py-10 [&_summary]:px-20 [&_summary]:cursor-pointer [&_ol]:px-20 [&_ol]:pt-0 [&_ol]:pb-16 paper:hidden">
        <summary>{words.joints(joints.length)}</summary>
        <ol id="pair-joints" className="mono columns-2 gap-x-gutter phone:columns-1">
          {joints.map(({ what, to }) => (
            <li className="py-4 break-inside-avoid" key={`${what} ${to}`}>
              {what} <span className="muted">{words.to}</span> {to}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
