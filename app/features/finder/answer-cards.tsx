import { useMemo } from 'react';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/decimal-comma.ts';
import type { Answer } from '#domain/finder/answers.ts';
import type { Question } from '#domain/finder/question.ts';
import type { Yours } from '#domain/finder/yours.ts';
import { LETTERS } from '#domain/listening/listen-address.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { inductanceAt, METER_HZ } from '#domain/tone/circuit.ts';
import type { Load } from '#domain/tone/loads.ts';
import { resonance } from '#domain/tone/resonance.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';
import { ANSWER_MESSAGES } from './answer.messages.tsx';
import { AnswerCard } from './answer-card.tsx';
import { curveOf } from './curves.ts';
import { ohmWords } from './figure-words.ts';

interface AnswerCardsProps {
  question: Question;
  yours: Yours;
  load: Load;
  answers: readonly Answer[];
  prices: PriceList | undefined;
  kind: InstrumentId;
  /** The sound of one is on its way. */
  isWaiting: boolean;
  onListen: (answer: Answer, name: string) => void;
}

/** Three of ours beside each other, each over yours. */
export function AnswerCards({
  question,
  yours,
  load,
  answers,
  prices,
  kind,
  isWaiting,
  onListen,
}: AnswerCardsProps) {
  const language = useLanguage();
  const words = useWords(ANSWER_MESSAGES);
  const mine = useMemo(() => curveOf(yours, load, 'yours', language), [yours, load, language]);
  const peak = useMemo(() => resonance(yours.circuit, load), [yours, load]);
  const { inductance } = yours.doubt;
  const at1kHz = inductanceAt(yours.circuit, METER_HZ);
  const ends = [1 - inductance, 1 + inductance] as const;
  const [from, to] = ends.map((share) => decimalsIn((at1kHz * share).toFixed(1), language));
  const left = words.bandOf[question.way](ohmWords(question.kOhm ?? 0, language));
  return (
    <>
      <div className="flex flex-wrap gap-y-12 gap-x-24 items-center justify-between mb-20">
        <ul className="mono flex flex-wrap gap-y-6 gap-x-26">
          <li>
            <span className="inline-block w-22 mr-8 align-middle [border-top:2px_solid_var(--copper)]" />{' '}
            {words.keys.ours}
          </li>
          <li>
            <span className="inline-block w-22 mr-8 align-middle [border-top:2px_dashed_var(--muted)]" />{' '}
            {words.keys.yours}
          </li>
          <li>
            <span className="inline-block w-22 mr-8 align-middle h-10 [background:color-mix(in_srgb,transparent,var(--muted)_22%)]" />{' '}
            {words.keys.band(left, from ?? '', to ?? '')}
          </li>
        </ul>
        <GuitarChip
          id="finder-guitar"
          kind={kind}
          loads={[yours.load]}
          className="w-430 max-w-full phone:w-full"
        />
      </div>
      <div
        className="line bg-paper-raised grid grid-cols-3 grid-rows-[repeat(6,auto)] [@media(max-width:1199px)]:grid-rows-none [@media(max-width:1199px)]:grid-cols-[minmax(0,1fr)] phone:-mx-margin phone:[border-inline:0]"
        data-cards={answers.length}
      >
        {answers.map((answer, index) => (
          <AnswerCard
            key={LETTERS[index]}
            letter={LETTERS[index] ?? 'A'}
            answer={answer}
            yours={yours}
            load={load}
            mine={mine}
            peak={peak}
            prices={prices}
            isWaiting={isWaiting}
            onListen={onListen}
          />
        ))}
      </div>
      <p className="mono muted mt-16">{words.method}</p>
    </>
  );
}
