import { hydrateHeader } from './features/layout/hydrate-header.ts';
import { hydrateStrips } from './features/layout/hydrate-strips.ts';
import { hydrateMessages } from './features/messages/hydrate-messages.ts';
import { LOST_PART } from './islands/deferred-island.messages.ts';
import { isWanted, letGo, markHydrated, tellWanted, WANTED } from './islands/held-input.ts';
import { waitFor } from './islands/hydration-triggers.ts';
import { showMessage } from './state/messages.ts';
import { GUITAR_KEY, PICKUP_KEY } from './state/own-keys.ts';
import { wordsHere } from './state/words-here.ts';

// zod tries `new Function` before it first reads an object, and the policy of these pages refuses that aloud.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** What few pages have to be hydrated without a framework (`hydrate-own.ts`). */
const OWN = '[data-print],[data-page-list],[data-own-sound]';

/** What stands around every page and answers from now on. */
function markFrameHydrated(): void {
  tellWanted();
  for (const part of document.querySelectorAll<HTMLElement>('[data-strip]')) markHydrated(part);
}

/** After this nobody waits any more: a picture may hang, and a browser need not tell of a paint. */
const PATIENCE_MS = 5000;

/**
 * What is to be seen goes before what is to be touched: all that the page itself has asked for is there, and painted.
 * React before that would take the line from the first picture.
 */
function isSeen(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('load', () =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    );
    setTimeout(resolve, PATIENCE_MS);
    // A page that nobody looks at paints nothing.
    if (document.hidden) resolve(undefined);
    document.addEventListener('visibilitychange', resolve, { once: true });
  });
}

/**
 * Until an island is needed: touched, or near the window once the page is seen. One that draws nothing has no place to
 * come near to, and is needed as soon as the page is seen.
 */
function isNeeded(island: HTMLElement, seen: Promise<unknown>): Promise<unknown> {
  if (!island.hasChildNodes()) return seen;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ends = [waitFor('touch', island, resolve)];
  // What waits for a hand follows the visitor's guitar and pickup without one; where storage is refused, nothing does.
  seen
    .then(() => {
      if (island.dataset.until !== 'touch' || GUITAR_KEY in localStorage || PICKUP_KEY in localStorage)
        ends.push(waitFor('near', island, resolve));
    })
    .catch(() => {});
  return promise.then(() => {
    for (const end of ends) end();
  });
}

/** Hydrates each island of the page when it is needed. */
function hydrateIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const seen = islands.length > 0 ? isSeen() : Promise.resolve();
  for (const island of islands)
    void isNeeded(island, seen)
      .then(async () => (await import('./registry.ts')).hydrateIsland(island))
      .catch(() => giveUp(island));
}

/** Says that a part of the page did not arrive. Browsers remember that: only a new page asks for the code again. */
function tellLost(): void {
  const words = wordsHere(LOST_PART);
  showMessage('error', words.lost, { label: words.again, href: location.href });
}

/** Tells whoever has pressed on the part that it did not arrive, or does so later; once while the message is to be read. */
function giveUp(part: HTMLElement): void {
  const tell = () => {
    if (isWanted(part) && !document.querySelector('[data-messages] > [role=alert] > *')) tellLost();
    letGo(part);
  };
  tell();
  part.addEventListener(WANTED, tell);
}

/** Hydrates what few pages have; says so where it does not arrive. */
async function hydrateWhatIsOwn(hydrate: () => Promise<void>): Promise<void> {
  try {
    await hydrate();
  } catch {
    for (const part of document.querySelectorAll<HTMLElement>('[data-hydrates]:not([data-hydrated])'))
      giveUp(part);
  }
}

/** Hydrates what a page has around it, then what is its own. */
function hydratePage(): void {
  // What every page has around it needs no framework; React arrives with the first island (docs/decisions/003).
  hydrateHeader();
  hydrateStrips();
  hydrateMessages();

  // Little, and of this one page alone.
  if (document.querySelector('[data-carousel]'))
    void import('./features/landing/hydrate-landing.ts').then(({ hydrateLanding }) => hydrateLanding());

  // The others learn of one file alone.
  if (document.querySelector(OWN))
    void hydrateWhatIsOwn(async () => (await import('./hydrate-own.ts')).hydrateOwn());

  // Only forms that anybody may send have one, and nothing else with it.
  const proved = document.querySelector<HTMLFormElement>('form[data-proof]');
  if (proved)
    void hydrateWhatIsOwn(async () => (await import('./forms/hydrate-proof.ts')).hydrateProof(proved));

  // The workshop is one ordinary React page.
  const workshop = document.querySelector<HTMLElement>('[data-workshop]');
  if (workshop)
    void import('./features/admin/hydrate-workshop.ts')
      .then(({ hydrateWorkshop }) => hydrateWorkshop(workshop))
      .catch(tellLost);

  hydrateIslands();

  // Some signs are its own.
  const build = document.querySelector<HTMLElement>('[data-island=configurator][data-until]');
  if (build)
    void isSeen().then(
      async () => (await import('./features/configurator/hydrate-build.ts')).hydrateBuild(build),
      () => {},
    );
  // Last: where any of that breaks, the first script lets go of what it holds.
  markFrameHydrated();
}

hydratePage();

if (import.meta.hot) {
  // Route modules are not in the browser, so their changes reload the page.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}
