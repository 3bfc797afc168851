import { wakeFavourites } from './favourites/wake-favourites.ts';
import { wakeTheatre } from './inside/wake-theatre.ts';

/** What of the landing page needs scripts before anything is asked of it. */
export function wakeLanding(): void {
  const favourites = document.querySelector<HTMLElement>('[data-carousel=favourites]');
  if (favourites) wakeFavourites(favourites);
  const theatre = document.querySelector<HTMLElement>('[data-theatre]');
  if (theatre) wakeTheatre(theatre);
}
