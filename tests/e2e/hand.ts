import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { NOT_HYDRATED } from '../../app/islands/held-input.ts';
import { withoutWebgl } from './webgl.ts';

/** What the pages of these tests share with them. */
declare global {
  /** Those that were visible at the first paint. */
  var controls: HTMLElement[];
  var paintedAt: number;
  /** Timers that are to ring soon. */
  var soon: Set<ReturnType<typeof setTimeout>>;
  /** What the message bar has said. */
  var said: string[];
  /** What the hand is about to press, until it has. */
  var aim: HTMLElement | undefined;
}

/**
 * In a page, before anything of it: when it was first painted; what rings soon, and what is said; sound that is asked for,
 * and never comes.
 */
function prepare(): void {
  const SOON_MS = 1000;
  globalThis.paintedAt = 0;
  new PerformanceObserver((list) => {
    globalThis.paintedAt ||= list.getEntries()[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  HTMLMediaElement.prototype.play = () => new Promise(() => {});
  Object.assign(globalThis, { AudioContext: undefined });

  globalThis.soon = new Set();
  const { setTimeout: ring, clearTimeout: stop } = globalThis;
  const setTimer = (act: (...all: unknown[]) => void, ms = 0, ...all: unknown[]) => {
    const id = ring(() => {
      globalThis.soon.delete(id);
      act(...all);
    }, ms);
    if (ms <= SOON_MS) globalThis.soon.add(id);
    return id;
  };
  const clearTimer = (id: ReturnType<typeof setTimeout>) => {
    globalThis.soon.delete(id);
    stop(id);
  };
  Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer });

  // A page may move between aiming and pressing. A hand that misses then touches nothing, and aims once more.
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'])
    addEventListener(
      type,
      (event) => {
        const { aim } = globalThis;
        const target = event.target as Node;
        if (!aim || !event.isTrusted) return;
        if (!aim.contains(target)) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (type === 'click' || type === 'keydown') globalThis.aim = undefined;
      },
      { capture: true },
    );

  // A browser on its way to another page runs no more scripts of this one. Here no page is left: a form is sent beside it.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.getAttribute('method') !== 'post') return;
    event.preventDefault();
    const action = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action');
    void fetch(action ?? location.href, { method: 'POST' });
  });

  globalThis.said = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if ((target as Element).closest?.('[data-messages]'))
        for (const { textContent } of addedNodes) if (textContent?.trim()) globalThis.said.push(textContent);
  }).observe(document, { childList: true, subtree: true });
}

/** Remembers all visible controls by role, but links: those in `main`, and around it where asked for. */
function findControls({ around, deferred }: { around: boolean; deferred: string }) {
  const all = document.querySelectorAll<HTMLElement>(
    'button,select,textarea,summary,input:not([type=hidden],[type=file]),[role=button],[role=switch],[role=tab]',
  );
  globalThis.controls = [...all].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) && (around || control.closest('main') !== null),
  );
  return globalThis.controls.map((control) => ({
    name: `${control.getAttribute('role') ?? control.getAttribute('type') ?? control.localName} ${
      control.ariaLabel ?? (control as HTMLInputElement).labels?.[0]?.textContent ?? control.textContent
    } ${control.getAttribute('value') ?? ''}`,
    /** The same for all that one part of the code draws: the pictures of a product, the colours of a cover. */
    kind: [
      control.localName,
      control.getAttribute('type'),
      control.getAttribute('name'),
      control.className,
    ].join(),
    isNotHydrated: control.closest(deferred) !== null,
    /** Does what it is there for without a script. */
    isNative: control.matches(
      'summary,input:not([type=button]),select,textarea,form[action] [type=submit],[popovertarget],[commandfor]',
    ),
  }));
}

/** Brings a control under the hand. One that was put in another's place counts as that one. */
function aimAt(index: number) {
  const first = globalThis.controls[index];
  const nameOf = (one: Element) =>
    [one.localName, one.ariaLabel, one.getAttribute('value'), one.textContent].join();
  const control =
    !first || first.isConnected
      ? first
      : [...document.querySelectorAll<HTMLElement>(first.localName)].find(
          (one) => nameOf(one) === nameOf(first),
        );
  const isHydrated =
    !document.querySelector('[data-island]:not([data-hydrated]), [data-hydrates]:not([data-hydrated])') &&
    globalThis.early?.queue.length === 0;
  const nowhere = { key: '', x: 0, y: 0, isHydrated } as const;
  if (!control?.checkVisibility({ visibilityProperty: true })) return { ...nowhere, kind: 'gone' } as const;
  const type = control.getAttribute('type') ?? control.localName;
  const isPick = type === 'radio' || type === 'checkbox';
  const target = (isPick && (control as HTMLInputElement).labels?.[0]) || control;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isShut = control.matches(':disabled');
  const withKey = (key: string) => {
    if (isShut) return { ...nowhere, kind: 'out of reach' } as const;
    control.focus();
    globalThis.aim = control;
    return { ...nowhere, kind: 'key', key } as const;
  };
  if (type === 'select') return withKey('ArrowDown');
  if (type === 'range') return withKey('ArrowRight');
  if (control.matches('textarea,input') && !isPick && !/^(submit|button)$/.test(type))
    return withKey(/number|tel/.test(type) ? '3' : 'a');
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isFree = hit !== null && target.contains(hit);
  // Every other button by its key; and what something covers.
  if (!isFree || (!isShut && control.localName === 'button' && index % 2 === 1))
    return withKey(isPick ? ' ' : 'Enter');
  // Browsers tell of no click on what is shut.
  globalThis.aim = isShut ? undefined : target;
  return { ...nowhere, kind: 'point', x, y } as const;
}

/** "Resonance 1.9 kHz, was 2.6 kHz": a status that a second takes back (app/guitar/use-news.ts). */
const SAID_FOR_A_SECOND = /^(Resonance|Resonanz) [\d.,]+\s?kHz(, (was|war) [\d.,]+\s?kHz)?$/;

/** What a live view says of itself: it hydrates when it comes near, whatever is pressed. */
const OF_LIVE_VIEWS = 'Picture|Live model|The live model will not load|Drag to turn|Load live model';

/** All that a press can have done to a page, as far as somebody could tell. */
function lookAtPage(ofLiveViews: string): string[] {
  // When something was read last is another minute at each visit.
  // The bar repeats the choice while its buttons are out of sight: how far a page is scrolled is no answer to a press.
  const bar = document.querySelector<HTMLElement>('[data-buy-bar] > [aria-hidden]');
  bar?.style.setProperty('display', 'none', 'important');
  const said = document.querySelector('main')?.innerText ?? '';
  bar?.style.removeProperty('display');
  const words = said.split('\n').map((line) => line.trim().replace(/\b[0-2]\d:[0-5]\d\b/g, 'hh:mm'));
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('input,select,textarea,button,dialog,details'),
  ]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        control.type !== 'hidden' &&
        // They go when their time is over.
        !control.closest('[data-messages]'),
    )
    .map((control) =>
      [
        ...[control.localName, control.ariaLabel, control.name, control.value],
        ...[control.checked, control.disabled],
        ...[control.ariaPressed, control.ariaExpanded, control.ariaCurrent, control.getAttribute('open')],
      ].join(' '),
    );
  const { consent, banner } = document.documentElement.dataset;
  return [
    ...[location.pathname + location.search + location.hash, `${consent} ${banner}`],
    ...[localStorage.getItem('state') ?? 'no cart', `said: ${globalThis.said.join()}`],
    ...[...controls, ...words.filter((line) => line && !ofLiveViews.split('|').includes(line))],
  ];
}

/** What still waits for a script or for a moment, in words; nothing once the page has come to rest. */
function lookForUnrest(): string[] {
  const deferred = document.querySelectorAll<HTMLElement>(
    '[data-island]:not([data-hydrated], [data-until]), [data-hydrates]:not([data-hydrated]), [data-strip]:not([data-hydrated])',
  );
  return [
    ...(document.readyState === 'complete' ? [] : [document.readyState]),
    ...[...deferred].map(
      ({ dataset }) => `not hydrated: ${dataset.island ?? dataset.hydrates ?? dataset.strip}`,
    ),
    ...(globalThis.early?.queue ?? []).map(
      ({ kind, target }) => `held: ${kind} ${target.outerHTML.slice(0, 80)}`,
    ),
    ...[...globalThis.soon].map((id) => `timer ${id}`),
    // What is being made for it: no timer and no request tells of that.
    ...(document.querySelector('dialog[open] [aria-busy=true]') ? ['a dialog is busy'] : []),
  ];
}

/** Hydrates what is not hydrated yet, as if it had been touched; answers how much that was. */
function hydrateAll(deferred: string): number {
  const parts = document.querySelectorAll(deferred);
  for (const part of parts) part.dispatchEvent(new Event('wanted', { bubbles: true }));
  return parts.length;
}

/** Twice, so that what came with the first has been drawn. */
const isDrawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Does to a page what Chrome's translation does: each text goes, and two elements with another one come. The words stay, so that a
 * page can be compared with a plain one: a text that has not followed is the former one.
 */
function translate(): void {
  document.documentElement.lang = 'fr';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isKept = text.parentElement?.closest('script,style,noscript,textarea,title,font,[translate=no]');
    if (isKept || !text.data.trim()) continue;
    const inner = document.createElement('font');
    inner.append(text.data);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** A hand on a page: it presses what was there at the first paint. */
export class Hand {
  readonly page: Page;
  /** What was asked of the server, in order, but for what a page only reads: sent forms and calls, and pages to go to. */
  readonly sent: string[] = [];
  private readonly cdp: CDPSession;
  /** What is on its way. */
  private readonly asked = new Set<unknown>();
  /** Scripts come when the controls have been counted: what the server has drawn, and nothing that they show later. */
  private readonly counted = Promise.withResolvers<void>();

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
    page.on('request', (request) => this.asked.add(request));
    page.on('requestfinished', (request) => this.asked.delete(request));
    page.on('requestfailed', (request) => this.asked.delete(request));
  }

  /** With a browser of its own, as on a first visit. */
  static async on(
    browser: Browser,
    device: BrowserContextOptions,
    cookies: readonly { name: string; value: string; url: string }[],
  ): Promise<Hand> {
    const context = await browser.newContext(device);
    await context.addCookies([...cookies]);
    await context.addInitScript(withoutWebgl);
    await context.addInitScript(prepare);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const hand = new Hand(page, cdp);
    // What a page asks for while it is closed is answered by nobody.
    cdp.on('Fetch.requestPaused', (paused) =>
      hand.answer(paused).catch((error) => {
        if (!/has been closed/.test(String(error))) throw error;
      }),
    );
    // Nothing else waits for the test.
    const patterns = [
      { urlPattern: '*/assets/entry*' },
      ...(['Document', 'Fetch', 'XHR', 'Ping'] as const).map((resourceType) => ({ resourceType })),
    ];
    await cdp.send('Fetch.enable', { patterns });
    return hand;
  }

  private hasOpened = false;

  /** Nothing is really done, and no page is left: what would be sent, or gone to, is written down. */
  private async answer({
    requestId,
    request: { method, url },
    resourceType,
  }: {
    requestId: string;
    request: { method: string; url: string };
    resourceType: string;
  }): Promise<void> {
    const isPage = resourceType === 'Document';
    if (method !== 'GET' || (isPage && this.hasOpened)) {
      const { pathname, search } = new URL(url);
      this.sent.push(`${method} ${pathname}${search}`);
      const body = Buffer.from(JSON.stringify({ error: 'Not in this test.' })).toString('base64');
      const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
      await this.cdp.send('Fetch.fulfillRequest', {
        ...(isPage ? { responseCode: 204 } : { responseCode: 409, body, responseHeaders }),
        requestId,
      });
      return;
    }
    if (isPage) this.hasOpened = true;
    else if (url.includes('/assets/entry')) await this.counted.promise;
    await this.cdp.send('Fetch.continueRequest', { requestId });
  }

  private isSlow = false;

  async slowDown(rate: number): Promise<void> {
    this.isSlow = rate > 1;
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /**
   * Opens a page; answers its controls as soon as it is painted. Its scripts then run so many times slower, on a page that is
   * translated already where that is asked for.
   */
  async opens(
    url: string,
    { around = false, slower = 1, translated = false } = {},
  ): Promise<ReturnType<typeof findControls>> {
    await this.page.goto(url, { waitUntil: 'commit' });
    await this.page.waitForFunction(
      () => globalThis.paintedAt > 0 && document.querySelector('[data-messages]') !== null,
    );
    const controls = await this.page.evaluate(findControls, { around, deferred: NOT_HYDRATED });
    if (slower !== 1) await this.slowDown(slower);
    if (translated) await this.translates();
    this.counted.resolve();
    return controls;
  }

  async translates(): Promise<void> {
    await this.page.evaluate(translate);
  }

  /** Rests until so long after the first paint. */
  async rests(delay: number): Promise<void> {
    await this.page.evaluate(
      (ms) => new Promise((resolve) => setTimeout(resolve, globalThis.paintedAt + ms - performance.now())),
      delay,
    );
  }

  /** Answers whether the control was still there. */
  async presses(index: number): Promise<boolean> {
    for (let isDone = false; !isDone; isDone = await this.page.evaluate(() => !globalThis.aim)) {
      const { kind, key, x, y, isHydrated } = await this.page.evaluate(aimAt, index);
      if (kind === 'gone') return false;
      // What comes then is no early press any more.
      if (isHydrated && this.isSlow) await this.slowDown(1);
      if (kind === 'key') await this.page.keyboard.press(key);
      else if (kind === 'point') await this.page.mouse.click(x, y);
    }
    return true;
  }

  /** Answers what still goes on; nothing once nothing waits, nothing is on its way, and all of it has been drawn. */
  async unrest(): Promise<string[]> {
    // Before it is drawn: what was answered since has not been heard of yet.
    const asked = this.asked.size;
    await this.page.evaluate(isDrawn);
    return [...(await this.page.evaluate(lookForUnrest)), ...(asked + this.asked.size > 0 ? ['asked'] : [])];
  }

  /** What stands on the page to stay. */
  async looks(): Promise<string[]> {
    return (await this.page.evaluate(lookAtPage, OF_LIVE_VIEWS)).filter(
      (line) => !SAID_FOR_A_SECOND.test(line),
    );
  }

  /** Answers how many parts of the page were not hydrated yet, and hydrates them. */
  hydrates(): Promise<number> {
    return this.page.evaluate(hydrateAll, NOT_HYDRATED);
  }

  /** True where something is over the page. */
  isCovered(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('dialog[open]') !== null);
  }

  async goes(): Promise<void> {
    await this.page.context().close();
  }
}
