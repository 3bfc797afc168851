import { useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { ChoicePicture } from '../choice.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import { ZoomDialog } from './zoom-dialog.tsx';

const FIT = 'w-full aspect-[764/458] [object-position:50%_52%] phone:h-216 phone:aspect-auto';
const PICTURE = cx(FIT, 'object-cover');
const DRAWING = cx(
  FIT,
  'own-colours object-contain pt-48 px-[6%] pb-24 phone:pt-40 phone:px-margin phone:pb-12',
);
const ARROW = 'absolute bottom-4 hidden place-items-center w-44 h-44 phone:grid phone:bottom-0';

const SIZES = '(min-width: 1568px) 850px, (min-width: 992px) 56vw, 100vw';

/** The pictures of the choice: one large, all as thumbnails, any of them full-screen. */
export function Gallery({ name, figures }: { name: string; figures: readonly ChoicePicture[] }) {
  const to = usePath();
  const words = useMessages(PRODUCT_PAGE);
  const [at, setAt] = useState(0);
  const zoom = useRef<HTMLDialogElement>(null);
  const count = figures.length;
  const figure = figures[at] ?? figures[0];
  if (!figure) return null;
  const step = (by: number) => setAt((index) => (index + by + count) % count);

  return (
    <div>
      <figure className="phone:-mx-margin phone:line-0 line bg-ground-raised">
        <div className="relative">
          <nav
            className="mono muted absolute z-1 top-4 left-16 phone:top-0 phone:left-margin flex gap-[0.8ch] items-center h-44"
            aria-label={words.crumb}
          >
            <a
              className="inline-flex items-center min-h-44 hover:text-text hover:underline hover:underline-offset-[0.22em]"
              href={to('/shop')}
            >
              Shop
            </a>
            <span aria-hidden="true"> / </span>
            <span aria-current="page" translate="no">
              {name}
            </span>
          </nav>
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
            className="mono absolute top-4 right-4 flex gap-8 items-center min-h-44 px-12 hover:underline hover:underline-offset-[0.22em] phone:top-0 phone:right-[calc(var(--margin)_-_12px)]"
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
        <figcaption className="visually-hidden">
          <span aria-live="polite">{figure.caption}</span> {at + 1} / {count}
        </figcaption>
      </figure>
      <ul className="phone:[@media(max-height:739px)]:hidden grid grid-cols-5 gap-12 mt-12 phone:flex phone:gap-8 phone:mt-8">
        {figures.map((each, index) => (
          <li key={each.caption}>
            <button
              type="button"
              className="block w-full h-72 overflow-hidden line hover:border-edge aria-[current]:[border:2px_solid_var(--text)] bg-ground-raised phone:w-52 phone:h-44"
              aria-label={words.show(each.caption)}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => setAt(index)}
            >
              {'photo' in each ? (
                <Photo className="w-full h-full object-cover" picture={each.photo} sizes="160px" alt="" />
              ) : (
                <img
                  className="own-colours w-full h-full p-12 object-contain phone:p-3"
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
