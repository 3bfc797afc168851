import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { FAVOURITES_MESSAGES } from './favourites.messages.ts';
import { TURNING_MESSAGES } from './turning.messages.ts';

const CONTROL = 'grid place-items-center w-44 h-44 edge rounded hover:border-text';

const PAUSE =
  'w-10 h-12 [border-style:solid] [border-color:currentcolor] [border-width:0_2.5px] in-data-paused:w-0 in-data-paused:[border-color:transparent_transparent_transparent_currentcolor] in-data-paused:[border-width:6px_0_6px_10px]';
const DOT =
  'grid place-items-center w-44 h-44 not-first:-ml-18 before:w-8 before:h-8 before:edge before:rounded-half aria-[current]:before:[border-color:var(--copper-fill)] aria-[current]:before:bg-copper-fill';

/** Pause comes first, as in the WAI-ARIA carousel pattern. Shown once `hydrateFavourites` has run. */
export function CarouselControls({ names }: { names: readonly string[] }) {
  const { back, next, show } = useMessages(FAVOURITES_MESSAGES);
  const { stop } = useMessages(TURNING_MESSAGES);
  return (
    <div className="mono flex gap-8 items-center justify-end invisible in-data-hydrated:visible phone:justify-start">
      <button type="button" className={CONTROL} data-carousel="pause" aria-label={stop}>
        <span className={PAUSE} />
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
            className={DOT}
            data-carousel="dot"
            aria-label={show(name)}
            aria-current={index === 0 ? 'true' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
