/**
 * Hydrates what few pages have, and mostly one of them alone, without a framework: the frame of all pages learns of this one
 * file (`hydrate-page.ts`).
 * @returns what fails where any of it does not arrive
 */
export async function hydrateOwn(): Promise<void> {
  const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
    document.querySelector<Kind>(selector);
  const print = find('[data-print]');
  // Only the page for those who are lost has one.
  const pageList = find('[data-page-list]');
  // Only forms that anybody may send have one.
  const proved = find<HTMLFormElement>('form[data-proof]');
  // Only the passports of pickups.
  const sound = find('[data-own-sound]');
  await Promise.all([
    print && import('./features/layout/hydrate-print.ts').then(({ hydratePrint }) => hydratePrint()),
    pageList &&
      import('./features/lost/hydrate-page-list.ts').then(({ hydratePageList }) => hydratePageList(pageList)),
    proved && import('./forms/hydrate-proof.ts').then(({ hydrateProof }) => hydrateProof(proved)),
    sound &&
      import('./features/production/hydrate-own-sound.ts').then(({ hydrateOwnSound }) =>
        hydrateOwnSound(sound),
      ),
  ]);
}
