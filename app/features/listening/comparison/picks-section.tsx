import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { CHOICE_LETTERS } from '#domain/listening/listen-address.ts';
import {
  isBuild,
  isMeasuredPick,
  type ListenPick,
  listenPath,
  MOST_PICKS,
  onePickMore,
  type PickPrices,
  pickKey,
  pickPrice,
} from '#domain/listening/listen-choice.ts';
import { formatEuro } from '#domain/money.ts';
import type { ListenProps } from '../listen-props.ts';
import { COMPARED_MESSAGES } from './compared.messages.ts';
import { BuildCard, MeasuredCard, PickCard } from './pick-card.tsx';

interface PicksSectionProps {
  picks: readonly ListenPick[];
  /** Undefined without a price list. */
  prices: PickPrices | undefined;
  sentences: ListenProps['sentences'];
  where: string;
  onPicks: (picks: readonly ListenPick[]) => void;
  onRemove: (index: number) => void;
}

/** The compared pickups. A form, so that the choice can be changed without scripts too. */
export function PicksSection({ picks, prices, sentences, where, onPicks, onRemove }: PicksSectionProps) {
  const words = useMessages(COMPARED_MESSAGES).picks;
  const to = usePath();
  const form = useRef<HTMLFormElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const more = picks.length < MOST_PICKS ? onePickMore(picks) : undefined;
  const next = CHOICE_LETTERS[picks.length];
  function addOne() {
    if (!more) return;
    onPicks([...picks, more]);
    // The pressed button is gone, so the focus goes to the pickup that it added.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus(),
    );
  }
  function putInstead(next: readonly ListenPick[], index: number) {
    onPicks(next);
    // The link is gone, so the focus goes to the pickup that it opened.
    requestAnimationFrame(() =>
      form.current?.querySelectorAll('fieldset')[index]?.querySelector<HTMLElement>('select')?.focus(),
    );
  }
  function removeOne(index: number) {
    onRemove(index);
    requestAnimationFrame(() => adding.current?.focus());
  }
  return (
    <Section id="pickups" figure={words.figure} lines={words.lines(where)} heading={words.heading}>
      <form ref={form} method="get" action={to('/listen')} onSubmit={(event) => event.preventDefault()}>
        <div className="grid grid-cols-3 gap-gutter phone:grid-cols-1">
          {picks.map((pick, index) => {
            const letter = CHOICE_LETTERS[index] ?? 'A';
            const cents = prices && pickPrice(pick, prices);
            const frame = {
              letter,
              price: cents === undefined ? undefined : formatEuro(cents),
              onRemove: picks.length > 2 ? () => removeOne(index) : undefined,
            };
            if (isBuild(pick)) {
              const next = picks.with(index, onePickMore([pick, ...picks.toSpliced(index, 1)]));
              return (
                <BuildCard
                  key={letter}
                  {...frame}
                  pick={pick}
                  onPick={(changed) => onPicks(picks.with(index, changed))}
                  instead={listenPath(next)}
                  onInstead={() => putInstead(next, index)}
                />
              );
            }
            const onPick = (changed: ListenPick) => onPicks(picks.with(index, changed));
            if (isMeasuredPick(pick))
              return (
                <MeasuredCard
                  key={letter}
                  letter={letter}
                  pick={pick}
                  onPick={onPick}
                  onRemove={frame.onRemove}
                />
              );
            return (
              <PickCard
                key={letter}
                {...frame}
                pick={pick}
                sentence={sentences[pick.type]?.[pick.flavor]}
                onPick={onPick}
              />
            );
          })}
          {more && next ? (
            <Button
              ref={adding}
              kind="quiet"
              type="submit"
              name={next.toLowerCase()}
              value={pickKey(more)}
              className="min-h-96 [border-style:dashed]"
              onClick={(event) => {
                event.preventDefault();
                addOne();
              }}
            >
              <Icon name="plus" />
              {words.add}
            </Button>
          ) : null}
        </div>
        <noscript>
          <p className="flex flex-wrap gap-y-12 gap-x-20 items-center mt-24">
            <Button type="submit" kind="second">
              {words.show}
            </Button>
            <span>{words.follow}</span>
          </p>
        </noscript>
      </form>
      <div className="flex flex-wrap gap-y-12 gap-x-28 items-center mt-28">
        <p>{words.address}</p>
        <CopyLink subject={listenPath(picks)} />
      </div>
      <p className="mt-16">
        {words.finder[0]}
        <a className="link" href={to('/finder')}>
          {words.finder[1]}
        </a>
        {words.finder[2]}
      </p>
    </Section>
  );
}
