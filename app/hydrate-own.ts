import { hydratePrint } from './features/layout/hydrate-print.ts';

/**
 * Hydrates what few pages have, and mostly one of them alone, without a framework: the frame of all pages learns of this one
 * file (`entry.client.ts`).
 * @returns what fails where any of it does not arrive
 */
export async function hydrateOwn(): Promise<void> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  // So little that a file of its own would be more.
  hydratePrint();
  // Only the page for those who are lost has one.
  const pageList = find('[data-page-list]');
  // Only the passports of pickups.
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
