import type { RefObject } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { ChoicePicture } from '../choice.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';

/** On an upright screen a fitted picture would be no larger than on the page, so it scrolls instead. */
const PICTURE =
  'w-full h-full p-[2vmin] object-contain [@media(orientation:portrait)]:flex-none [@media(orientation:portrait)]:w-[220vw] [@media(orientation:portrait)]:max-w-none [@media(orientation:portrait)]:my-auto [@media(orientation:portrait)]:mx-0 [@media(orientation:portrait)]:h-auto';

const SIZES = '(orientation: portrait) 220vw, 100vw';

function centre(image: HTMLImageElement): void {
  const stage = image.closest('section');
  if (stage) stage.scrollLeft = (stage.scrollWidth - stage.clientWidth) / 2;
}

/** One picture over the whole screen. A native dialog keeps the focus and closes on Escape. */
export function ZoomDialog({
  dialog,
  figure,
  position,
  step,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  figure: ChoicePicture;
  position: string;
  step: (by: number) => void;
}) {
  const words = useMessages(PRODUCT_PAGE);
  return (
    <dialog
      ref={dialog}
      className="open:grid open:grid-rows-[auto_minmax(0,1fr)_auto] open:animate-appear w-[100vw] max-w-none h-[100dvh] max-h-none line-0 bg-ground-raised text-text"
      aria-label={words.enlarged(figure.caption)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <div className="flex gap-16 items-center justify-between py-8 px-margin line-b">
        <p className="mono muted" aria-live="polite">
          {figure.caption}
        </p>
        <button
          type="button"
          className="inline-flex flex-none gap-12 items-center min-h-48 -mr-12 px-12 weight-600 hover:underline hover:underline-offset-[0.22em]"
          onClick={() => dialog.current?.close()}
        >
          {words.close}
          <Icon name="close" />
        </button>
      </div>
      <section
        className="focus-visible:[outline-offset:-2px] flex min-h-0 overflow-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls on upright screens, so the keyboard must reach it
        tabIndex={0}
        aria-label={words.large}
      >
        {'photo' in figure ? (
          <Photo picture={figure.photo} sizes={SIZES} className={PICTURE} onLoad={centre} />
        ) : (
          <img
            className={cx(PICTURE, 'own-colours')}
            src={figure.drawing}
            alt={figure.caption}
            width={figure.size[0]}
            height={figure.size[1]}
            loading="lazy"
            onLoad={({ currentTarget }) => centre(currentTarget)}
          />
        )}
      </section>
      <div className="flex gap-16 items-center justify-center py-8 px-margin line-t">
        <button
          type="button"
          className="grid place-items-center w-48 h-48"
          aria-label={words.previous}
          onClick={() => step(-1)}
        >
          <Icon name="arrow-left" />
        </button>
        <span className="mono muted">{position}</span>
        <button
          type="button"
          className="grid place-items-center w-48 h-48"
          aria-label={words.next}
          onClick={() => step(1)}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
    </dialog>
  );
}
