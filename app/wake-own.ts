/**
 * Wakes what few pages have, and mostly one of them alone, without a framework: the frame of all pages learns of this one
 * file (`wake-page.ts`).
 * @returns what fails where any of it does not arrive
 */
export async function wakeOwn(): Promise<void> {
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
    print && import('./features/layout/wake-print.ts').then(({ wakePrint }) => wakePrint()),
    pageList &&
      import('./features/lost/wake-page-list.ts').then(({ wakePageList }) => wakePageList(pageList)),
    proved && import('./forms/wake-proof.ts').then(({ wakeProof }) => wakeProof(proved)),
    sound &&
      import('./features/production/wake-own-sound.ts').then(({ wakeOwnSound }) => wakeOwnSound(sound)),
  ]);
}
