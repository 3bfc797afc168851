import { useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Figure } from '../choice.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import { ZoomDialog } from './zoom-dialog.tsx';

const FIT =
  'w-full aspect-[4/3] phone:h-(--gallery-height) phone:aspect-auto phone:[object-position:50%_52%]';
const PICTURE = cx(FIT, 'object-contain phone:object-cover');
const DRAWING = cx(FIT, 'object-contain p-[6%] phone:pt-40 phone:px-margin phone:pb-12');
const ARROW = 'absolute bottom-4 hidden place-items-center w-44 h-44 phone:grid phone:bottom-0';

/** Seven of twelve columns, or the whole window. */
const SIZES = '(min-width: 1568px) 850px, (min-width: 992px) 56vw, 100vw';

/** The pictures of the choice: one large with its caption, all as thumbnails, any of them full-screen. */
export function Gallery({ figures }: { figures: readonly Figure[] }) {
  const words = useWords(PRODUCT_PAGE);
  const [at, setAt] = useState(0);
  const zoom = useRef<HTMLDialogElement>(null);
  const count = figures.length;
  const figure = figures[at] ?? figures[0];
  if (!figure) return null;
  // Past the last comes the first again.
  const step = (by: number) => setAt((index) => (index + by + count) % count);

  return (
    <div>
      <figure className="phone:-mx-margin phone:[border-width:0_0_1px] line bg-ground-raised">
        <div className="relative">
          {'photo' in figure ? (
            <Photo picture={figure.photo} sizes={SIZES} className={PICTURE} first />
          ) : (
            <img
              className={DRAWING}
              src={figure.drawing}
              alt={figure.caption}
              width={figure.size[0]}
              height={figure.size[1]}
            />
          )}
          <button
            type="button"
            className="mono absolute top-4 right-4 flex gap-8 items-center min-h-44 px-12 hover:underline hover:[text-underline-offset:0.22em] phone:top-0 phone:right-[calc(var(--margin)_-_12px)]"
            aria-haspopup="dialog"
            onClick={() => zoom.current?.showModal()}
          >
            {words.zoom}
            <Icon name="plus" size={12} />
          </button>
          <button
            type="button"
            className={cx(ARROW, 'left-4 phone:left-[calc(var(--margin)_-_14px)]')}
            aria-label={words.previous}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={cx(ARROW, 'right-4 phone:right-[calc(var(--margin)_-_14px)]')}
            aria-label={words.next}
            onClick={() => step(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
        <figcaption className="[&>:first-child]:flex-none [&>:last-child]:flex-none phone:absolute phone:w-1 phone:h-1 phone:p-0 phone:overflow-hidden phone:line-0 phone:[clip-path:inset(50%)] mono muted flex gap-24 justify-between py-12 px-16 line-t">
          <span>{words.figure}</span>
          <span className="text-center" aria-live="polite">
            {figure.caption}
          </span>
          <span>
            {at + 1} / {count}
          </span>
        </figcaption>
      </figure>
      <ul className="phone:[@media(max-height:739px)]:mt-8 grid grid-cols-5 gap-12 mt-12 phone:gap-8">
        {figures.map((each, index) => (
          <li key={each.caption}>
            <button
              type="button"
              className="block w-full h-108 overflow-hidden line hover:border-edge aria-[current]:[border:2px_solid_var(--text)] bg-ground-raised phone:h-52 phone:[@media(max-height:739px)]:h-44"
              aria-label={words.show(each.caption)}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => setAt(index)}
            >
              {'photo' in each ? (
                <Photo className="w-full h-full object-cover" picture={each.photo} sizes="160px" alt="" />
              ) : (
                <img
                  className="w-full h-full p-12 object-contain phone:p-3"
                  src={each.drawing}
                  alt=""
                  width={each.size[0]}
                  height={each.size[1]}
                  loading="lazy"
                  decoding="async"
                  fetchPriority="low"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
      <ZoomDialog dialog={zoom} figure={figure} position={`${at + 1} / ${count}`} step={step} />
    </div>
  );
}
