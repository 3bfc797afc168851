import { canDrawSmoothly } from '#app/scene/webgl.ts';
import type { Play } from './play.ts';

const root = document.documentElement;

/** Without a scene: the page as it is without scripts. */
function giveUp(): void {
  delete root.dataset.scene;
}

/**
 * Waits until someone scrolls, then fetches what takes the pickup apart. The page has made room for it before, where
 * one can be expected; the answer of the browser decides.
 */
export function wakeTheatre(theatre: HTMLElement): void {
  if (root.dataset.scene === undefined) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let stop = giveUp;
  still.addEventListener('change', () => still.matches && stop());

  let answer: boolean | undefined;
  const ask = () => {
    answer ??= canDrawSmoothly();
    if (!answer) giveUp();
    return answer;
  };
  const begin = async () => {
    if (!ask()) return;
    const play = JSON.parse(theatre.dataset.theatre ?? '') as Play;
    try {
      const { performPlay } = await import('./perform-play.ts');
      if (still.matches) return;
      stop = await performPlay(theatre, play, giveUp);
    } catch {
      giveUp();
    }
  };
  // Asked when nothing else is to be done: whoever cannot see a scene finds the still view instead of its room.
  if ('requestIdleCallback' in window) requestIdleCallback(ask);
  else setTimeout(ask, 1000);
  if (scrollY > 0) void begin();
  else addEventListener('scroll', begin, { once: true, passive: true });
}
