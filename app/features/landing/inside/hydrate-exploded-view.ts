import type { Play } from './play.ts';

const root = document.documentElement;

/** Without a scene: the page as it is without scripts. */
function giveUp(): void {
  delete root.dataset.scene;
}

/**
 * Waits until someone scrolls, then fetches what takes the pickup apart. The page has asked before its first paint whether
 * the browser can follow the scrolling (`explodedView.tsx`), and made room for the scene where it can.
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
