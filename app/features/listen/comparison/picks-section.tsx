import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import { LETTERS } from '#domain/listen-address.ts';
import { listenPath, MOST_PICKS, onePickMore, pickKey, type StockPick } from '#domain/listen-choice.ts';
import { PickCard } from './pick-card.tsx';
import styles from './picks-section.module.css';

interface PicksSectionProps {
  picks: readonly StockPick[];
  onPicks: (picks: readonly StockPick[]) => void;
  onRemove: (index: number) => void;
}

/** Which pickups are compared. A form, so that the choice can be changed without scripts too. */
export function PicksSection({ picks, onPicks, onRemove }: PicksSectionProps) {
  const form = useRef<HTMLFormElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const more = picks.length < MOST_PICKS ? onePickMore(picks) : undefined;
  const next = LETTERS[picks.length];
  function addOne() {
    if (!more) return;
    onPicks([...picks, more]);
    // The button is gone; go on where it led to.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus(),
    );
  }
  function removeOne(index: number) {
    onRemove(index);
    requestAnimationFrame(() => adding.current?.focus());
  }
  return (
    <Section
      id="pickups"
      figure="PARTS"
      lines={['Any product, flavor and position', 'Each in the guitar it is made for']}
      heading="Choose two or three"
    >
      <form ref={form} method="get" action="/listen" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.cards}>
          {picks.map((pick, index) => {
            const letter = LETTERS[index] ?? 'A';
            return (
              <PickCard
                key={letter}
                letter={letter}
                pick={pick}
                onPick={(changed) => onPicks(picks.with(index, changed))}
                onRemove={picks.length > 2 ? () => removeOne(index) : undefined}
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
              className={styles.more}
              onClick={(event) => {
                event.preventDefault();
                addOne();
              }}
            >
              <Icon name="plus" />
              Add a third
            </Button>
          ) : null}
        </div>
        <noscript>
          <p className={styles.noscript}>
            <Button type="submit" kind="second">
              Show this choice
            </Button>
            <span>Flavors and positions follow the product once it is shown.</span>
          </p>
        </noscript>
      </form>
      <div className={styles.share}>
        <p>The address of this page holds the choice. Send it to whom you argue with.</p>
        <CopyLink subject={listenPath(picks)} />
      </div>
    </Section>
  );
}
