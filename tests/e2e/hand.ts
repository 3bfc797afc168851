import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { NOT_HYDRATED } from '../../app/islands/held-input.ts';
import { withoutWebgl } from './webgl.ts';

/** Globals in the tested pages. */
declare global {
  /** Controls visible at the first paint. */
  var controls: HTMLElement[];
  var paintedAt: number;
  /** Pending short timers. */
  var soon: Set<ReturnType<typeof setTimeout>>;
  /** Texts of the message bar. */
  var said: string[];
  /** The control about to be pressed. */
  var aim: HTMLElement | undefined;
}

/**
 * Runs in a page before its scripts: records the first paint, pending timers and messages; blocks sound, which never
 * arrives, and reports no microphone, which takes the browser a different time on each page.
 */
function prepare(): void {
  const SOON_MS = 1000;
  globalThis.paintedAt = 0;
  new PerformanceObserver((list) => {
    globalThis.paintedAt ||= list.getEntries()[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  HTMLMediaElement.prototype.play = () => new Promise(() => {});
  Object.assign(globalThis, { AudioContext: undefined });
  const without = async () => Promise.reject(new DOMException('No microphone', 'NotFoundError'));
  Object.assign(navigator.mediaDevices ?? {}, { getUserMedia: without });

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

  // The page may move between aiming and pressing. A missed press is suppressed and repeated.
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

  // A navigating browser stops running scripts, so here forms are sent without leaving the page.
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
        // A translation puts each text of a message into an element.
        for (const { nodeName, textContent } of addedNodes)
          if (nodeName !== 'FONT' && textContent?.trim()) globalThis.said.push(textContent);
  }).observe(document, { childList: true, subtree: true });
}

/** Records all visible controls by role except links: those in `main`, optionally those around it. */
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
    /** Equal for controls of one component: the pictures of a product, the colours of a cover. */
    kind: [
      control.localName,
      control.getAttribute('type'),
      control.getAttribute('name'),
      control.className,
    ].join(),
    isNotHydrated: control.closest(deferred) !== null,
    /** Works without a script. */
    isNative: control.matches(
      'summary,input:not([type=button]),select,textarea,form[action] [type=submit],[popovertarget],[commandfor]',
    ),
  }));
}

/** Scrolls to a control, or to the one that replaced it. */
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
  // Every other button by keyboard, and covered ones.
  if (!isFree || (!isShut && control.localName === 'button' && index % 2 === 1))
    return withKey(isPick ? ' ' : 'Enter');
  // Browsers send no click for disabled controls.
  globalThis.aim = isShut ? undefined : target;
  return { ...nowhere, kind: 'point', x, y } as const;
}

/** "Resonance 1.9 kHz, was 2.6 kHz": a status that disappears after a second (app/guitar/use-resonance-news.ts). */
const SAID_FOR_A_SECOND = /^(Resonance|Resonanz) [\d.,]+\s?kHz(, (was|war) [\d.,]+\s?kHz)?$/;

/** Texts of a live view, which hydrates near the window regardless of presses. */
const OF_LIVE_VIEWS = 'Picture|Live model|The live model will not load|Drag to turn|Load live model';

/** Everything in the page that a press can change. */
function lookAtPage(ofLiveViews: string): string[] {
  // Relative times change between visits. The buy bar repeats the choice while its buttons are out of sight, which
  // depends only on scrolling.
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
        // They disappear after a time.
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

/** Lists everything that the page still waits for; empty once it is at rest. */
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
    // Work without a timer or request.
    ...(document.querySelector('dialog[open] [aria-busy=true]') ? ['a dialog is busy'] : []),
  ];
}

/** Hydrates everything, as if touched; returns the number of parts. */
function hydrateAll(deferred: string): number {
  const parts = document.querySelectorAll(deferred);
  for (const part of parts) part.dispatchEvent(new Event('wanted', { bubbles: true }));
  return parts.length;
}

/** Two frames, so that the results of the first are drawn. */
const isDrawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Imitates Chrome's translation: each text is replaced by two nested elements with the same text, so that the page
 * stays comparable and an outdated text is visible.
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

/** A simulated visitor who presses controls of the first paint. */
export class Hand {
  readonly page: Page;
  /** Requests to the server in order, except mere reads: forms, calls and navigations. */
  readonly sent: string[] = [];
  private readonly cdp: CDPSession;
  /** Pending requests. */
  private readonly asked = new Set<unknown>();
  /** Resolves once the controls are counted, so that only server-rendered ones are included; scripts load after that. */
  private readonly counted = Promise.withResolvers<void>();

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
    page.on('request', (request) => this.asked.add(request));
    page.on('requestfinished', (request) => this.asked.delete(request));
    page.on('requestfailed', (request) => this.asked.delete(request));
  }

  /** In a browser context of its own, as on a first visit. */
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
    // Requests of a closing page have no receiver.
    cdp.on('Fetch.requestPaused', (paused) =>
      hand.answer(paused).catch((error) => {
        if (!/has been closed/.test(String(error))) throw error;
      }),
    );
    // Only these wait for the test.
    const patterns = [
      { urlPattern: '*/assets/entry*' },
      ...(['Document', 'Fetch', 'XHR', 'Ping'] as const).map((resourceType) => ({ resourceType })),
    ];
    await cdp.send('Fetch.enable', { patterns });
    return hand;
  }

  private hasOpened = false;

  /** Records requests and navigations instead of executing them. */
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
   * Opens a page and returns its controls once it is painted. Its scripts then run slowed down, optionally on a page
   * that is already translated.
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

  /** Waits until a delay after the first paint. */
  async rests(delay: number): Promise<void> {
    await this.page.evaluate(
      (ms) => new Promise((resolve) => setTimeout(resolve, globalThis.paintedAt + ms - performance.now())),
      delay,
    );
  }

  /** Returns whether the control was still there. */
  async presses(index: number): Promise<boolean> {
    for (let isDone = false; !isDone; isDone = await this.page.evaluate(() => !globalThis.aim)) {
      const { kind, key, x, y, isHydrated } = await this.page.evaluate(aimAt, index);
      if (kind === 'gone') return false;
      // Later presses are not early any more.
      if (isHydrated && this.isSlow) await this.slowDown(1);
      if (kind === 'key') await this.page.keyboard.press(key);
      else if (kind === 'point') await this.page.mouse.click(x, y);
    }
    return true;
  }

  /** Lists pending timers, requests and undrawn changes; empty once the page is at rest. */
  async unrest(): Promise<string[]> {
    // Read before drawing: later answers have not been processed yet.
    const asked = this.asked.size;
    await this.page.evaluate(isDrawn);
    return [...(await this.page.evaluate(lookForUnrest)), ...(asked + this.asked.size > 0 ? ['asked'] : [])];
  }

  /** The lasting content of the page. */
  async looks(): Promise<string[]> {
    return (await this.page.evaluate(lookAtPage, OF_LIVE_VIEWS)).filter(
      (line) => !SAID_FOR_A_SECOND.test(line),
    );
  }

  /** Hydrates the page; returns the number of parts that were not hydrated. */
  hydrates(): Promise<number> {
    return this.page.evaluate(hydrateAll, NOT_HYDRATED);
  }

  /** True if something covers the page. */
  isCovered(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('dialog[open]') !== null);
  }

  async goes(): Promise<void> {
    await this.page.context().close();
  }
}
