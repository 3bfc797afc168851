import { hydrateHeader } from './features/layout/hydrate-header.ts';
import { hydrateStrips } from './features/layout/hydrate-strips.ts';
import { hydrateToasts } from './features/toasts/hydrate-toasts.ts';
import { LOST_PART } from './islands/deferred-island.messages.ts';
import { isWanted, letGo, markHydrated, tellWanted, WANTED } from './islands/held-input.ts';
import { waitFor } from './islands/hydration-triggers.ts';
import { followKept, GUITAR_KEY, PICKUP_KEY, readInTab, readKept, SHIP_TO_KEY } from './state/kept.ts';
import { showToast } from './state/toasts.ts';
import { wordsHere } from './state/words-here.ts';

// zod tries `new Function` before it first parses an object. The pages' policy blocks that and logs an error.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Elements of few pages that hydrate without a framework (`hydrate-own.ts`). */
const OWN = '[data-print],[data-page-list],[data-own-sound]';

function markFrameHydrated(): void {
  tellWanted();
  for (const part of document.querySelectorAll<HTMLElement>('[data-strip]')) markHydrated(part);
}

/** Longest wait for the page's resources: a picture may hang, and browsers need not report a paint. */
const PATIENCE_MS = 5000;

/**
 * Resolves once the resources of the page itself have loaded and been painted. Loading React earlier would take
 * bandwidth from the first picture.
 */
function isSeen(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('load', () =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    );
    setTimeout(resolve, PATIENCE_MS);
    // A hidden page is never painted.
    if (document.hidden) resolve(undefined);
    document.addEventListener('visibilitychange', resolve, { once: true });
  });
}

/** Keys of what islands show and only the browser knows, unless their `stored` names another. */
const STORED = [GUITAR_KEY, PICKUP_KEY, SHIP_TO_KEY];

/**
 * Resolves when an island is needed: touched, or near the window after the first paint. An island without markup has no
 * position, so it is needed right after the first paint. One that waits for the visitor does not wait for what they
 * have stored for it, before or in another tab.
 */
function isNeeded(island: HTMLElement, seen: Promise<unknown>): Promise<unknown> {
  if (!island.hasChildNodes()) return seen;
  const { until, stored } = island.dataset;
  const keys = stored ? [stored] : STORED;
  const isStored = () => keys.some((key) => (readKept(key) ?? readInTab(key)) !== null);
  const { promise, resolve } = Promise.withResolvers<void>();
  const ends = [waitFor(until === 'input' ? 'input' : 'touch', island, resolve)];
  void seen.then(() => {
    if (!until || isStored()) ends.push(waitFor('near', island, resolve));
    else followKept(keys, () => isStored() && resolve());
  });
  return promise.then(() => {
    for (const end of ends) end();
  });
}

function hydrateIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const seen = islands.length > 0 ? isSeen() : Promise.resolve();
  for (const island of islands)
    void isNeeded(island, seen)
      .then(async () => (await import('./registry.ts')).hydrateIsland(island))
      .catch(() => giveUp(island));
}

/** Reports that a part of the page failed to load. Browsers remember that; only a reload requests the code again. */
function tellLost(): void {
  const words = wordsHere(LOST_PART);
  showToast('error', words.lost, { label: words.again, href: location.href });
}

/** Reports a failed part to a visitor who presses it now or later; once while the message is visible. */
function giveUp(part: HTMLElement): void {
  const tell = () => {
    if (isWanted(part) && !document.querySelector('[data-messages] > [role=alert] > *')) tellLost();
    letGo(part);
  };
  tell();
  part.addEventListener(WANTED, tell);
}

async function hydrateWhatIsOwn(hydrate: () => Promise<void>): Promise<void> {
  try {
    await hydrate();
  } catch {
    for (const part of document.querySelectorAll<HTMLElement>('[data-hydrates]:not([data-hydrated])'))
      giveUp(part);
  }
}

function hydratePage(): void {
  // The frame needs no framework; React loads with the first island (docs/decisions/003).
  hydrateHeader();
  hydrateStrips();
  hydrateToasts();

  // Small, and only for this page.
  if (document.querySelector('[data-carousel]'))
    void import('./features/landing/hydrate-landing.ts').then(({ hydrateLanding }) => hydrateLanding());

  // Other pages load only this one file.
  if (document.querySelector(OWN))
    void hydrateWhatIsOwn(async () => (await import('./hydrate-own.ts')).hydrateOwn());

  // Only forms that anonymous visitors can send need a proof.
  const proved = document.querySelector<HTMLFormElement>('form[data-proof]');
  if (proved)
    void hydrateWhatIsOwn(async () => (await import('./forms/hydrate-proof.ts')).hydrateProof(proved));

  const workshop = document.querySelector<HTMLElement>('[data-workshop]');
  if (workshop)
    void import('./features/admin/hydrate-workshop.ts')
      .then(({ hydrateWorkshop }) => hydrateWorkshop(workshop))
      .catch(tellLost);

  hydrateIslands();

  const build = document.querySelector<HTMLElement>('[data-island=configurator][data-until]');
  if (build)
    void isSeen().then(
      async () => (await import('./features/configurator/hydrate-build.ts')).hydrateBuild(build),
      () => {},
    );
  // Last: if any of this throws, the first script releases what it has captured.
  markFrameHydrated();
}

hydratePage();

if (import.meta.hot) {
  // Route modules are not in the browser, so their changes reload the page.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}
