import { WANTED } from '#app/islands/held-input.ts';
import { savesData } from '#app/scene/line.ts';
import { drawing } from '#app/scene/webgl.ts';
import { readKeptBuild } from '#app/state/kept-build.ts';
import { noteLiveWanted, waitForRest } from './stage/rest.ts';

const SHEET = '#sheet';
const STAGE = 'div[data-state]:not([hidden])';

/**
 * Hydrates a configurator on more signs than a touch: a build was set aside, which its overview mentions; a picture is
 * missing; the stage is touched, which asks for the live view; or the visitor rests, if a graphics card can draw the
 * view. In software the live view waits for a touch, so nothing hydrates on rest.
 */
export function hydrateBuild(island: HTMLElement): void {
  const hydrate = () => island.dispatchEvent(new Event(WANTED));
  if (island.querySelector(SHEET) && readKeptBuild() !== undefined) hydrate();
  island.addEventListener('error', hydrate, { capture: true, once: true });
  if (
    [...island.querySelectorAll('img')].some(
      ({ complete, naturalWidth, src }) => src && complete && !naturalWidth,
    )
  )
    hydrate();
  const stage = island.querySelector(STAGE);
  if (!stage || savesData()) return;
  stage.addEventListener('pointerdown', () => noteLiveWanted(island), { once: true });
  waitForRest(() => {
    if (island.dataset.hydrated !== undefined || drawing() !== 'card') return;
    noteLiveWanted(island);
    hydrate();
  });
}
