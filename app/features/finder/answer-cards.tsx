import { useMemo } from 'react';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { answerTitles } from '#domain/finder/answer-titles.ts';
import type { FinderAnswer } from '#domain/finder/answers.ts';
import { namedBy } from '#domain/finder/names.ts';
import type { Question } from '#domain/finder/question.ts';
import { soldName } from '#domain/finder/sold.ts';
import type { Yours } from '#domain/finder/yours.ts';
import { decimalsIn } from '#domain/languages.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { inductanceAt, type Load, METER_HZ } from '#domain/tone/circuit.ts';
import { resonance } from '#domain/tone/resonance.ts';
import { ANSWER_MESSAGES } from './answer.messages.ts';
import { AnswerCard } from './answer-card.tsx';
import { curveOf } from './curves.ts';
import { kOhmWords } from './figure-words.ts';

interface AnswerCardsProps {
  question: Question;
  yours: Yours;
  load: Load;
  answers: readonly FinderAnswer[];
  prices: PriceList | undefined;
  isWaiting: boolean;
  onListen: (answer: FinderAnswer, name: string) => void;
}

/** Three of our pickups side by side, each over the visitor's. */
export function AnswerCards({
  question,
  yours,
  load,
  answers,
  prices,
  isWaiting,
  onListen,
}: AnswerCardsProps) {
  const language = useLanguage();
  const words = useMessages(ANSWER_MESSAGES);
  const mine = useMemo(() => curveOf(yours, load, 'yours'), [yours, load]);
  const peak = useMemo(() => resonance(yours.circuit, load), [yours, load]);
  const { inductance } = yours.doubt;
  const at1kHz = inductanceAt(yours.circuit, METER_HZ);
  const ends = [1 - inductance, 1 + inductance] as const;
  const [least, most] = ends.map((share) => decimalsIn((at1kHz * share).toFixed(1), language));
  const { way, name, kOhm } = question;
  const isSample = way === 'name' && name !== undefined && namedBy(name).of === 'measured';
  const band = words.bandOf[isSample ? 'sample' : way](kOhmWords(kOhm ?? 0, language));
  const titles = answerTitles(answers, language);
  return (
    <>
      <div
        className="line bg-paper-raised grid grid-cols-3 grid-rows-[repeat(6,auto)] [@media(max-width:1199px)]:grid-rows-none [@media(max-width:1199px)]:grid-cols-[minmax(0,1fr)] phone:gap-12 phone:line-0 phone:bg-transparent"
        data-cards={answers.length}
      >
        {answers.map((answer, index) => (
          <AnswerCard
            key={soldName(answer.sold)}
            id={`answer-${index + 1}`}
            title={titles[index] ?? ''}
            answer={answer}
            yours={yours}
            load={load}
            mine={mine}
            peak={peak}
            spread={words.spread(band, least ?? '', most ?? '')}
            prices={prices}
            isWaiting={isWaiting}
            onListen={onListen}
          />
        ))}
      </div>
      <div className="mono flex flex-wrap gap-y-6 gap-x-40 justify-between mt-14">
        <ul className="flex flex-wrap gap-y-6 gap-x-26">
          <li>
            <span className="inline-block w-22 mr-8 align-middle [border-top:2px_solid_var(--copper)]" />{' '}
            {words.keys.ours}
          </li>
          <li>
            <span className="inline-block w-22 mr-8 align-middle [border-top:2px_dashed_var(--forest)]" />{' '}
            {words.keys.yours}
          </li>
          <li>
            <span className="inline-block w-22 mr-8 align-middle h-10 [background:color-mix(in_srgb,transparent,var(--muted)_22%)]" />{' '}
            {band}
          </li>
        </ul>
        <p className="muted">
          {isSample ? words.modelledFrom : words.modelled}{' '}
          <TextLink href="#not-known">{words.notKnown}</TextLink>{' '}
          <TextLink className="ml-14" to="/workbench">
            {words.workbench}
          </TextLink>
        </p>
      </div>
    </>
  );
}
