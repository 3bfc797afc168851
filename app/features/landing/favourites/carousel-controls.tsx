import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { FAVOURITES_MESSAGES } from './favourites.messages.ts';
import styles from './favourites.module.css';
import { TURNING_MESSAGES } from './turning.messages.ts';

const CONTROL = 'grid place-items-center w-44 h-44 edge rounded hover:border-text';

/** Pause first, as the pattern of a carousel has it. Shown once `hydrateFavourites` has brought them to life. */
export function CarouselControls({ names }: { names: readonly string[] }) {
  const { back, next, show } = useWords(FAVOURITES_MESSAGES);
  const { stop } = useWords(TURNING_MESSAGES);
  return (
    <div
      className={cx(
        styles.controls,
        'mono flex gap-8 items-center justify-end invisible phone:justify-start',
      )}
    >
      <button type="button" className={CONTROL} data-carousel="pause" aria-label={stop}>
        <span className={styles.pause} />
      </button>
      <button type="button" className={CONTROL} data-carousel="back" aria-label={back}>
        <Icon name="arrow-left" />
      </button>
      <span className="px-4 whitespace-nowrap" aria-hidden="true">
        <b className="copper" data-carousel="place">
          1
        </b>
        {` / ${names.length}`}
      </span>
      <button type="button" className={CONTROL} data-carousel="on" aria-label={next}>
        <Icon name="arrow-right" />
      </button>
      <div className="flex order-1 -mr-16 phone:ml-auto">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className={cx(styles.dot, 'grid place-items-center w-44 h-44')}
            data-carousel="dot"
            aria-label={show(name)}
            aria-current={index === 0 ? 'true' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
