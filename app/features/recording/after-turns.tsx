import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { formatEuro } from '#domain/money.ts';
import { type BlindTurns, favourite, TURNS } from '#domain/recording/blind-turns.ts';
import { AFTER_TURNS_MESSAGES } from './after-turns.messages.ts';
import type { Recorded } from './use-recording.ts';

/** Significance level: results below one in twenty are not attributed to chance. */
const LUCK = 0.05;

/** The result of ten rounds: the preferred pickup, how often, the probability by chance, and then its price. */
export function AfterTurns({ game, of }: { game: BlindTurns; of: Recorded }) {
  const words = useMessages(AFTER_TURNS_MESSAGES);
  const to = usePath();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { sound, times, thisOne, anyOne } = favourite(game);
  const our = sound === 0 ? undefined : of.against[sound - 1];
  const name = our ? our.name : words.own;
  const [chosen, often] = words.chose(name, times, TURNS);
  const isLuck = anyOne >= LUCK;
  return (
    <section className="wrap [padding-block:40px_64px]" aria-labelledby="turns-heading">
      <div className="max-w-620 px-26 pt-24 pb-26 line bg-ground-raised [&_p]:mt-10">
        <h2 ref={heading} id="turns-heading" tabIndex={-1} className="h3">
          {chosen}
          <br />
          {often}
        </h2>
        <p>
          {words.chance(times, words.onceIn(thisOne), words.onceIn(anyOne))}
          {isLuck ? words.luck : words.ear}
          {our || isLuck ? '' : words.keep}
        </p>
        <div className="flex flex-wrap gap-8 mt-18">
          {our ? (
            <ButtonLink kind={isLuck ? 'quiet' : 'primary'} small href={to(our.href)}>
              {our.price === undefined
                ? words.look
                : `${isLuck ? words.look : words.order}, ${formatEuro(our.price)}`}
            </ButtonLink>
          ) : null}
          <Button kind="quiet" small onClick={() => of.turnBlind(true)}>
            {words.more}
          </Button>
          <Button kind="quiet" small onClick={() => of.turnBlind(false)}>
            {words.names}
          </Button>
        </div>
      </div>
    </section>
  );
}
