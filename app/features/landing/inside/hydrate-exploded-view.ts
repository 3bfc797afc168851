import type { Play } from './play.ts';

const root = document.documentElement;

/** Falls back to the page without scripts. */
function giveUp(): void {
  delete root.dataset.scene;
}

/**
 * Loads the scene when the visitor scrolls. Before its first paint the page has checked whether the browser can draw it
 * (`exploded-view.tsx`), and reserved room.
 */
export function hydrateTheatre(explodedView: HTMLElement): void {
  if (root.dataset.scene === undefined) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let stop = giveUp;
  still.addEventListener('change', () => still.matches && stop());

  const begin = async () => {
    const play = JSON.parse(explodedView.dataset.explodedView ?? '') as Play;
    try {
      const { startScrollAnimation } = await import('./scroll-animation.ts');
      if (still.matches) return;
      stop = await startScrollAnimation(explodedView, play, giveUp);
    } catch {
      giveUp();
    }
  };
  if (scrollY > 0) void begin();
  else addEventListener('scroll', begin, { once: true, passive: true });
}
