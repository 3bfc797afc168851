import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './favourites.module.css';

/** Pause first, as the pattern of a carousel has it. Shown once `wakeFavourites` has brought them to life. */
export function CarouselControls({ names }: { names: readonly string[] }) {
  return (
    <div className={cx('mono', styles.controls)}>
      <button type="button" className={styles.control} data-carousel="pause" aria-label="Stop turning">
        <span className={styles.pause} />
      </button>
      <button type="button" className={styles.control} data-carousel="back" aria-label="Previous slide">
        <Icon name="arrow-left" />
      </button>
      <span className={styles.place} aria-hidden="true">
        <b className="copper" data-carousel="place">
          1
        </b>
        {` / ${names.length}`}
      </span>
      <button type="button" className={styles.control} data-carousel="on" aria-label="Next slide">
        <Icon name="arrow-right" />
      </button>
      <div className={styles.dots}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            data-carousel="dot"
            aria-label={`Show ${name}`}
            aria-current={index === 0 ? 'true' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
