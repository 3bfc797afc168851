import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import type { PhaseAnswer, PhaseQuestion } from '#domain/phase/answer.ts';
import { LEAD_COLOURS } from '#domain/wiring/lead-colours.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';
import { answerWords, bothSigns, factsOf, hotLead } from './phase-words.ts';

interface AnswerProps {
  question: PhaseQuestion;
  answer: PhaseAnswer;
}

/** The answer in one sentence on ink, with its lead in its colour, and as four facts beside it. */
export function AnswerBand({ question, answer }: AnswerProps) {
  const language = useLanguage();
  const { answerFigure, oursHas } = useMessages(PHASE_MESSAGES);
  const [theirs, mine] = bothSigns(question, answer, language);
  const [sentence, more] = answerWords(question, answer, language);
  return (
    <section
      className="mt-96 [padding-block:44px_48px] phone:mt-48 phone:[padding-block:20px_36px] paper:mt-8 paper:py-8 on-ink"
      aria-labelledby="answer"
    >
      <div className="wrap page-grid gap-y-24">
        <TitleBlock
          figure={answerFigure}
          lines={[theirs, oursHas(mine)]}
          className="col-[1/4] phone:col-span-full"
        />
        <div className="col-[4/9] phone:col-span-full">
          {answer.swap && answer.swap !== 'impossible' ? (
            <HotLead colour={hotLead(question, answer.swap)} />
          ) : null}
          <h2
            id="answer"
            className="[font-size:clamp(2.75rem,5vw,4.5rem)] weight-700 lh-1 font-stretch-125% paper:type-28"
          >
            {sentence}
          </h2>
          <p className="lead mt-18">{more}</p>
        </div>
        <dl className="col-[9/13] phone:col-span-full paper:grid paper:grid-cols-2 paper:gap-x-24">
          {factsOf(question, answer, language).map(({ what, value, isGood }) => (
            <div
              key={what}
              className="grid grid-cols-[1fr_auto] gap-16 items-baseline py-13 line-t last:line-b paper:py-2 paper:type-12"
            >
              <dt>{what}</dt>
              <dd className={cx('mono mono-13 text-right', isGood && 'copper')}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function HotLead({ colour }: { colour: ReturnType<typeof hotLead> }) {
  return (
    <svg
      className="block w-132 h-20 mb-18 fill-none forced-colors:bg-ink forced-colors:forced-color-adjust-none [-webkit-print-color-adjust:exact] print-exact [&_rect]:stroke-paper [&_path]:stroke-[var(--copper-light)] [&_path]:stroke-3 [&_path]:[stroke-linecap:round]"
      viewBox="0 0 120 18"
      aria-hidden="true"
    >
      <rect x={0.7} y={1} width={88} height={16} rx={3} fill={LEAD_COLOURS[colour]} />
      <path d="M89 5h26M89 9h30M89 13h24" />
    </svg>
  );
}
