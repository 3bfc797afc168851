import { useEffect, useRef } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { BLIND_MESSAGES } from './blind.messages.ts';
import { BOARD } from './board.ts';

interface BlindBoardProps {
  answered: number;
  rounds: number;
  onStop: () => void;
}

/** One round of a blind test, in place of the curves. It knows only how many rounds are answered. */
export function BlindBoard({ answered, rounds, onStop }: BlindBoardProps) {
  const words = useMessages(BLIND_MESSAGES);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={BOARD} aria-labelledby="blind-heading">
      <h2 ref={heading} id="blind-heading" tabIndex={-1} className="[&:focus-visible]:[outline:0]">
        {words.heading}
      </h2>
      <p className="max-w-[34em] mt-20 phone:mt-16">{words.how}</p>
      <div className="flex flex-wrap gap-y-10 gap-x-24 items-center mt-28">
        <p className="mono mono-13" role="status">
          {words.round(answered + 1, rounds)}
        </p>
        <svg
          className="fill-none stroke-edge"
          viewBox={`0 0 ${rounds * 20} 12`}
          width={rounds * 20}
          height={12}
          aria-hidden="true"
        >
          {Array.from({ length: rounds }, (_, index) => index).map((round) => (
            <rect
              key={round}
              className={cx(
                round < answered && 'fill-text stroke-text',
                round === answered && 'stroke-copper stroke-2',
              )}
              x={round * 20 + 1}
              y={1}
              width={14}
              height={10}
            />
          ))}
        </svg>
      </div>
      <button
        type="button"
        className="min-h-44 mt-16 underline decoration-copper decoration-1 underline-offset-[0.4em] hover:decoration-2"
        onClick={onStop}
      >
        {answered > 0 ? words.stop : words.back}
      </button>
    </section>
  );
}
