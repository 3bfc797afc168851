import { hydratePrint } from './features/layout/hydrate-print.ts';

/**
 * Hydrates parts without a framework that few pages have. The frame of all pages loads only this one file
 * (`entry.client.ts`). Rejects if one of the parts fails to load.
 */
export async function hydrateOwn(): Promise<void> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  // Too small for a file of its own.
  hydratePrint();
  const pageList = find('[data-page-list]');
  const sound = find('[data-own-sound]');
  await Promise.all([
    pageList &&
      import('./features/lost/hydrate-page-list.ts').then(({ hydratePageList }) => hydratePageList(pageList)),
    sound &&
      import('./features/production/hydrate-own-sound.ts').then(({ hydrateOwnSound }) =>
        hydrateOwnSound(sound),
      ),
  ]);
}
