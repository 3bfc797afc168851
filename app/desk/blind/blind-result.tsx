import { useEffect, useRef } from 'react';
import { reachGoal } from '#app/state/count-visit.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { type BlindTest, LUCK, scoreOf } from '#domain/listening/blind-test.ts';
import { BLIND_MESSAGES } from './blind.messages.ts';

export const BLIND_SECTION =
  'flex flex-col items-start justify-center min-h-440 pt-8 pb-20 phone:min-h-0 phone:pt-0 phone:pb-24';

interface BlindResultProps {
  test: BlindTest;
  names: { readonly A: string; readonly B: string };
  onAgain: () => void;
  onLeave: () => void;
}

export function BlindResult({ test, names, onAgain, onLeave }: BlindResultProps) {
  const words = useMessages(BLIND_MESSAGES);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    reachGoal('Blind test done');
  }, []);
  const { right, answered, byGuessing } = scoreOf(test);
  const rounds = test.answers.map((answer, index) => {
    const hidden = test.hidden[index];
    return { number: index + 1, hidden, isRight: answer === hidden };
  });
  return (
    <section className={BLIND_SECTION} aria-labelledby="blind-heading">
      <h2
        ref={heading}
        id="blind-heading"
        tabIndex={-1}
        className="focus-visible:[outline:0] [font-size:clamp(3.5rem,2rem_+_5vw,6.5rem)]"
      >
        {words.score(right, answered)}
      </h2>
      <p className="max-w-[34em] mt-20 phone:mt-16">
        {words.guessing(byGuessing)} {byGuessing < LUCK ? words.heard : words.luck}
      </p>
      <p className="max-w-[34em] mt-20 phone:mt-16">{words.were(names)}</p>
      <ol className="flex flex-wrap gap-6 mt-24 mb-32 phone:mt-20 phone:mb-24" aria-label={words.rounds}>
        {rounds.map(({ number, hidden, isRight }) => (
          <li
            key={number}
            className={cx(
              'flex gap-6 items-center min-h-30 px-9',
              isRight ? '[border:1px_solid_var(--copper)] text-copper' : 'line text-muted',
            )}
          >
            <span className="mono">{hidden}</span>
            <Icon name={isRight ? 'check' : 'close'} size={12} />
            <span className="visually-hidden">{isRight ? words.right : words.wrong}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-12">
        <Button kind="primary" onClick={onLeave}>
          {words.back}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </section>
  );
}
