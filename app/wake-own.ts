/**
 * Wakes what few pages have, and mostly one of them alone, without a framework: the frame of all pages learns of this one
 * file (`wake-page.ts`).
 */
export function wakeOwn(): void {
  if (document.querySelector('[data-print]'))
    void import('./features/layout/wake-print.ts').then(({ wakePrint }) => wakePrint());

  // Only the page for those who are lost has one.
  const pageList = document.querySelector<HTMLElement>('[data-page-list]');
  if (pageList)
    void import('./features/lost/wake-page-list.ts').then(({ wakePageList }) => wakePageList(pageList));

  // Only forms that anybody may send have one.
  const proved = document.querySelector<HTMLFormElement>('form[data-proof]');
  if (proved) void import('./features/aftercare/wake-proof.ts').then(({ wakeProof }) => wakeProof(proved));

  // Only the makers' pages.
  const workshop = document.querySelector<HTMLElement>('[data-workshop]');
  if (workshop)
    void import('./features/workshop/wake-workshop.ts').then(({ wakeWorkshop }) => wakeWorkshop(workshop));

  // Only the passports of pickups.
  const sound = document.querySelector<HTMLElement>('[data-own-sound]');
  if (sound)
    void import('./features/passport/wake-own-sound.ts').then(({ wakeOwnSound }) => wakeOwnSound(sound));
}
