import type { RefObject } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Figure } from './choice.ts';
import styles from './zoom-dialog.module.css';

/** One picture over the whole screen. The browser's own dialog keeps the focus and closes on Escape. */
export function ZoomDialog({
  dialog,
  figure,
  position,
  step,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  figure: Figure;
  position: string;
  step: (by: number) => void;
}) {
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`${figure.caption}, enlarged`}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <div className={styles.head}>
        <p className={cx('mono muted', styles.caption)} aria-live="polite">
          {figure.caption}
        </p>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls on upright screens, so the keyboard must reach it */}
      <section className={styles.stage} tabIndex={0} aria-label="Enlarged picture">
        <img
          className={styles.picture}
          src={figure.src}
          alt={figure.caption}
          width={1200}
          height={900}
          loading="lazy"
          onLoad={({ currentTarget: { parentElement: stage } }) => {
            if (stage) stage.scrollLeft = (stage.scrollWidth - stage.clientWidth) / 2;
          }}
        />
      </section>
      <div className={styles.foot}>
        <button type="button" className={styles.arrow} aria-label="Previous picture" onClick={() => step(-1)}>
          <Icon name="arrow-left" />
        </button>
        <span className="mono muted">{position}</span>
        <button type="button" className={styles.arrow} aria-label="Next picture" onClick={() => step(1)}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </dialog>
  );
}
