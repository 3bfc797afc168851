import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import type { PhaseQuestion } from '#domain/phase/answer.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';
import { reverseWords } from './phase-words.ts';

interface ReverseCardProps {
  question: PhaseQuestion;
  surcharge: Cents | undefined;
  onReversed: (isReversed: boolean) => void;
}

/** Offers our pickup reverse wound with flipped poles, if that makes the middle position hum-free. */
export function ReverseCard({ question, surcharge, onReversed }: ReverseCardProps) {
  const language = useLanguage();
  const { price, reverse } = useMessages(PHASE_MESSAGES);
  const { aside, title, tick, take } = reverse;
  const to = usePath();
  const { ours, isReversed } = question;
  return (
    <div className="px-22 pt-20 pb-22 [&_h2]:my-8 [&_h2]:heading-26/[1.08] [&_h2]:weight-700 [&_h2]:[font-stretch:125%] paper:hidden line bg-paper-raised col-[9/13] phone:col-span-full">
      <p className="mono copper">{aside}</p>
      <h2>{title}</h2>
      <p>{reverseWords(question, language)}</p>
      <label className="flex gap-10 items-center min-h-48 mt-8 weight-600 cursor-pointer">
        <input
          className="flex-none size-20 accent-copper"
          type="checkbox"
          name="wound"
          value="reverse"
          checked={isReversed}
          onChange={({ target }) => onReversed(target.checked)}
        />
        {tick}
        <span className="mono unit ml-auto" translate="no">
          {surcharge ? `+${formatEuro(surcharge)}` : surcharge === 0 ? price.included : price.none}
        </span>
      </label>
      {isReversed && ours.reversedHref ? (
        <ArrowLink href={to(ours.reversedHref)} className="mt-8 paper:hidden">
          {ours.id === 'build' ? take.build : take.usual}
        </ArrowLink>
      ) : null}
    </div>
  );
}
