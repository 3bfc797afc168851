import { hydrateFavourites } from './favourites/hydrate-favourites.ts';
import { hydrateTheatre } from './inside/hydrate-exploded-view.ts';

export function hydrateLanding(): void {
  const favourites = document.querySelector<HTMLElement>('[data-carousel=favourites]');
  if (favourites) hydrateFavourites(favourites);
  const explodedView = document.querySelector<HTMLElement>('[data-exploded-view]');
  if (explodedView) hydrateTheatre(explodedView);
}
