import type { CDPSession, Page } from '@playwright/test';
import { withoutWebgl } from './webgl.ts';

/** What the pages of these tests share with them: the controls that were visible at the first paint. */
declare global {
  var controls: HTMLElement[];
  var paintedAt: number;
}

/** In a page, before anything of it: when it was first painted; sound that is asked for, and never comes. */
function prepare(): void {
  globalThis.paintedAt = 0;
  new PerformanceObserver((list) => {
    globalThis.paintedAt ||= list.getEntries()[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  HTMLMediaElement.prototype.play = () => new Promise(() => {});
  Object.assign(globalThis, { AudioContext: undefined });
}

/** Remembers all visible controls by role, but links: those in `main`, and around it where asked for. */
function findControls(around: boolean): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'button,select,textarea,summary,input:not([type=hidden],[type=file]),[role=button],[role=switch],[role=tab]',
  );
  globalThis.controls = [...all].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) && (around || control.closest('main') !== null),
  );
  return globalThis.controls.map(
    (control) =>
      `${control.getAttribute('role') ?? control.getAttribute('type') ?? control.localName} ${
        control.ariaLabel ?? (control as HTMLInputElement).labels?.[0]?.textContent ?? control.textContent
      } ${control.getAttribute('value') ?? ''}`,
  );
}

/** Brings a control under the hand. One that was put in another's place counts as that one. */
function aimAt(index: number): {
  kind: 'point' | 'key' | 'text' | 'out of reach';
  key: string;
  x: number;
  y: number;
} {
  const first = globalThis.controls[index];
  const nameOf = (one: Element) =>
    [one.localName, one.ariaLabel, one.getAttribute('value'), one.textContent].join();
  const control =
    !first || first.isConnected
      ? first
      : [...document.querySelectorAll<HTMLElement>(first.localName)].find(
          (one) => nameOf(one) === nameOf(first),
        );
  const nowhere = { kind: 'out of reach', key: '', x: 0, y: 0 } as const;
  if (!control?.checkVisibility({ visibilityProperty: true })) return nowhere;
  const type = control.getAttribute('type') ?? control.localName;
  const isPick = type === 'radio' || type === 'checkbox';
  const target = (isPick && (control as HTMLInputElement).labels?.[0]) || control;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (type === 'select' || type === 'range') {
    control.focus();
    return { ...nowhere, kind: 'key', key: type === 'range' ? 'ArrowRight' : 'ArrowDown' };
  }
  if (control.matches('textarea,input') && !isPick && !/^(submit|button)$/.test(type)) {
    control.focus();
    return { ...nowhere, kind: 'text', key: /number|tel/.test(type) ? '3' : 'ab' };
  }
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isFree = hit !== null && (target.contains(hit) || hit.contains(target));
  // Every other button by its key; and what something covers.
  if (!control.matches(':disabled') && (!isFree || (control.localName === 'button' && index % 2 === 1))) {
    control.focus();
    return { ...nowhere, kind: 'key', key: isPick ? ' ' : 'Enter' };
  }
  return isFree ? { kind: 'point', key: '', x, y } : nowhere;
}

/** What a live view says of itself: it wakes when it comes near, whatever is pressed. */
const OF_LIVE_VIEWS = 'Picture|Live model|The live model cannot be shown|Drag to turn|Load live model';

/** All that a press can have done to a page, as far as somebody could tell. */
function lookAtPage(ofLiveViews: string): string[] {
  const words = (document.querySelector('main')?.innerText ?? '').split('\n').map((line) => line.trim());
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('input,select,textarea,button,dialog,details'),
  ]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.type !== 'hidden')
    .map((control) =>
      [
        ...[
          control.localName,
          control.ariaLabel,
          control.name,
          control.value,
          control.checked,
          control.disabled,
        ],
        ...[control.ariaPressed, control.ariaExpanded, control.ariaCurrent, control.getAttribute('open')],
      ].join(' '),
    );
  const { consent, banner } = document.documentElement.dataset;
  return [
    ...[location.pathname + location.search + location.hash, `${consent} ${banner}`],
    ...[
      localStorage.getItem('state') ?? 'no cart',
      ...controls,
      ...words.filter((line) => line && !ofLiveViews.split('|').includes(line)),
    ],
  ];
}

/** True once everything on a page answers that waits for no hand, and nothing that was done waits any more. */
const isSettled = () =>
  document.readyState === 'complete' &&
  !document.querySelector(
    '[data-island]:not([data-awake], [data-until]), [data-wakes]:not([data-awake]), [data-strip]:not([data-awake])',
  ) &&
  (globalThis.early?.queue.length ?? 0) === 0;

/** A hand on a page: it presses what was there at the first paint. */
export class Hand {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** What was sent to the server, in order. */
  readonly sent: string[] = [];

  /** Scripts come when the controls have been counted: what the server has drawn, and nothing that they show later. */
  private counted = Promise.withResolvers<void>();

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  static async on(page: Page): Promise<Hand> {
    const hand = new Hand(page, await page.context().newCDPSession(page));
    await page.addInitScript(withoutWebgl);
    await page.addInitScript(prepare);
    await page.route('**/assets/entry*', async (route) => {
      await hand.counted.promise;
      return route.fallback();
    });
    // Nothing is really done, so that the page can be met again as it was.
    await page.route('**/*', (route) => {
      const request = route.request();
      if (request.method() === 'GET') return route.fallback();
      hand.sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
      return route.fulfill({ status: 409, json: { error: 'Not in this test.' } });
    });
    return hand;
  }

  async slowDown(rate: number): Promise<void> {
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Opens a page; answers the names of its controls as soon as it is painted. */
  async opens(url: string, { around }: { around: boolean }): Promise<string[]> {
    this.counted = Promise.withResolvers();
    await this.page.goto(url, { waitUntil: 'commit' });
    await this.page.waitForFunction(
      () => globalThis.paintedAt > 0 && document.querySelector('[data-messages]') !== null,
    );
    const names = await this.page.evaluate(findControls, around);
    this.counted.resolve();
    return names;
  }

  /** Rests until so long after the first paint. */
  async rests(delay: number): Promise<void> {
    await this.page.evaluate(
      (ms) => new Promise((resolve) => setTimeout(resolve, globalThis.paintedAt + ms - performance.now())),
      delay,
    );
  }

  async presses(index: number): Promise<void> {
    const { kind, key, x, y } = await this.page.evaluate(aimAt, index);
    if (kind === 'key') await this.page.keyboard.press(key);
    else if (kind === 'text') await this.page.keyboard.type(key);
    else if (kind === 'point') await this.page.mouse.click(x, y);
  }

  settles(): Promise<unknown> {
    return this.page.waitForFunction(isSettled);
  }

  /** Also where another page is just coming. */
  private async patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;)
      try {
        return await ask();
      } catch (error) {
        if (!/context was destroyed/.test(String(error))) throw error;
      }
  }

  looks(): Promise<string[]> {
    return this.patiently(() => this.page.evaluate(lookAtPage, OF_LIVE_VIEWS));
  }

  /** Brings the whole page to life, as if it had been touched everywhere. */
  async wakes(): Promise<void> {
    await this.settles();
    await this.page.waitForFunction(() => {
      const asleep = document.querySelectorAll('[data-island]:not([data-awake]), [data-asleep]');
      for (const part of asleep) part.dispatchEvent(new Event('wanted'));
      return asleep.length === 0;
    });
  }

  /** True where the page is another one now, or something lies over it. */
  isElsewhere(url: string): Promise<boolean> {
    return this.patiently(() =>
      this.page.evaluate(
        (path) => location.pathname !== path || document.querySelector('dialog[open]') !== null,
        new URL(url).pathname,
      ),
    );
  }
}
