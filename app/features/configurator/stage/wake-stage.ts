import { savesData } from '#app/scene/line.ts';
import { drawing } from '#app/scene/webgl.ts';
import { whenRested } from './rest.ts';

/**
 * The configurators wait, whole as they are, for a hand (docs/decisions/008). Where a graphics card draws, rest is a sign for
 * the live view as well: it counts as a press on the stage, which waits for the stage to hear it as any press does.
 */
export function wakeStage(stage: HTMLElement): void {
  if (savesData()) return;
  const island = stage.closest<HTMLElement>('[data-island]');
  whenRested(() => {
    if (island?.dataset.awake === undefined && drawing() === 'card') stage.click();
  });
}
