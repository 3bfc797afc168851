/** What an answer does comes when one is given; what it permits, on pages of those who gave it. */
const load = () => import('./answer-consent.ts');

/** Lets the consent bar be answered and opened again, and counts the page for those who have agreed. */
export function wakeConsent(): void {
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('button[data-consent]');
    if (pressed) void load().then(({ answerConsent }) => answerConsent(pressed));
  });
  const { consent, counted } = document.documentElement.dataset;
  if (consent === 'true' && counted) void load().then(({ countVisit }) => countVisit());
}
