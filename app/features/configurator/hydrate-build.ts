import { WANTED } from '#app/islands/held-input.ts';
import { savesData } from '#app/scene/line.ts';
import { drawing } from '#app/scene/webgl.ts';
import { readKeptBuild } from '#app/state/kept-build.ts';
import { noteLiveWanted, waitForRest } from './stage/rest.ts';

const SHEET = '#sheet';
const STAGE = 'div[data-state]:not([hidden])';

/**
 * What a configurator that is not hydrated yet hears besides the touch that hydrates it. A build was put aside: its overview is about
 * that. A picture is missing. The stage is touched, which asks for the live view. Or the visitor rests: then a graphics card draws it live; in
 * software it waits for a touch, so nothing has to come without one.
 */
export function hydrateBuild(island: HTMLElement): void {
  const hydrate = () => island.dispatchEvent(new Event(WANTED));
  if (island.querySelector(SHEET) && readKeptBuild() !== undefined) hydrate();
  // A picture that does not arrive has something to stand for it.
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
