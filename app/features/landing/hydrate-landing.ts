import { hydrateFavourites } from './favourites/hydrate-favourites.ts';
import type { Play } from './inside/play.ts';

export function hydrateLanding(): void {
  const favourites = document.querySelector<HTMLElement>('[data-carousel=favourites]');
  if (favourites) hydrateFavourites(favourites);
  const explodedView = document.querySelector<HTMLElement>('[data-exploded-view]');
  if (explodedView) hydrateTheatre(explodedView);
}

const root = document.documentElement;

/** Falls back to the page without scripts. */
function giveUp(): void {
  delete root.dataset.scene;
}

/**
 * Loads the scene when the visitor scrolls. Before its first paint the page has checked whether the browser can draw it
 * (`exploded-view.tsx`), and reserved room.
 */
function hydrateTheatre(explodedView: HTMLElement): void {
  if (root.dataset.scene === undefined) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let stop = giveUp;
  still.addEventListener('change', () => still.matches && stop());

  const begin = async () => {
    const play = JSON.parse(explodedView.dataset.explodedView ?? '') as Play;
    try {
      const { startScrollAnimation } = await import('./inside/scroll-animation.ts');
      if (still.matches) return;
      stop = await startScrollAnimation(explodedView, play, giveUp);
    } catch {
      giveUp();
    }
  };
  if (scrollY > 0) void begin();
  else addEventListener('scroll', begin, { once: true, passive: true });
}
