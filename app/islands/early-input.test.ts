import { runInNewContext, runInThisContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import earlyInput from './early-input.ts?early';
import { type EarlyInput, NOT_HYDRATED } from './held-input.ts';
import keepTexts from './keep-texts.ts?early';

/* The contract of `README.md`: input on a part that has not hydrated is captured and replayed. */

describe('the script in the head', () => {
  /** Implements only what the script uses of an element. */
  class FakeElement {
    ariaBusy: string | null = null;
    type = '';
    readonly deferred: boolean;
    readonly selector: string;
    constructor(selector: string, deferred: boolean) {
      this.selector = selector;
      this.deferred = deferred;
    }
    matches(selectors: string) {
      return selectors.split(',').includes(this.selector);
    }
    closest(selectors: string): FakeElement | null {
      const isPart = selectors.includes('data-deferred');
      if (isPart) return this.deferred ? this.part : null;
      return this.matches(selectors.replace('a[href]', 'a')) ? this : null;
    }
    /** The part that contains the element. Each element is its own part unless a test says otherwise. */
    part: FakeElement = this;
    clicks = 0;
    click() {
      this.clicks += 1;
    }
    contains(other: unknown) {
      return other === this;
    }
  }

  class FakeInput extends FakeElement {
    override matches(selectors: string) {
      const own = ['input', ...this.selector.split(' ')];
      return selectors.split(',').some((one) => own.includes(one));
    }
  }

  interface FakeEvent {
    stopped: boolean;
    prevented: boolean;
  }

  let page: { early?: EarlyInput } = {};
  const hearers = new Map<string, (event: object) => void>();

  beforeEach(() => {
    hearers.clear();
    const context: Record<string, unknown> & { early?: EarlyInput } = {
      HTMLElement: FakeElement,
      SVGElement: class {},
      AbortController,
      HTMLInputElement: FakeInput,
      HTMLLabelElement: class {},
      HTMLScriptElement: FakeElement,
      addEventListener: (type: string, hear: (event: object) => void) => hearers.set(type, hear),
    };
    // Runs in a separate context, as in a page's head, so a reference to anything outside the script fails.
    runInNewContext(earlyInput, context);
    page = context;
  });

  function happens(type: string, target: FakeElement, more: object = {}): FakeEvent {
    const event = {
      type,
      target,
      stopped: false,
      prevented: false,
      button: 0,
      ...more,
      preventDefault() {
        event.prevented = true;
      },
      stopImmediatePropagation() {
        event.stopped = true;
      },
    };
    hearers.get(type)?.(event);
    return event;
  }

  it('queues a press on a part that is not hydrated, marks the control as busy, and hydrates the part', () => {
    const button = new FakeElement('button', true);
    const hydrated: unknown[] = [];
    if (page.early) page.early.hydrate = (part) => hydrated.push(part);
    expect(happens('click', button).stopped).toBe(true);
    expect(page.early?.queue.map(({ kind, target }) => [kind, target])).toEqual([['press', button]]);
    expect([button.ariaBusy, hydrated]).toEqual(['true', [button]]);
  });

  it('ignores presses on hydrated parts, and replayed ones', () => {
    expect(happens('click', new FakeElement('button', false)).stopped).toBe(false);
    if (page.early) page.early.isPlaying = true;
    expect(happens('click', new FakeElement('button', true)).stopped).toBe(false);
    expect(page.early?.queue).toEqual([]);
  });

  it('queues a press on a hydrated button of the strips behind a waiting press on another one', () => {
    class Strip extends FakeElement {
      override matches(selectors: string) {
        return selectors === '[data-strip]' || super.matches(selectors);
      }
    }
    const decline = new Strip('button', true);
    const opener = new Strip('button', false);
    happens('click', decline);
    expect(happens('click', new FakeElement('button', false)).stopped).toBe(false);
    expect(happens('click', opener).stopped).toBe(true);
    expect(page.early?.queue.map(({ target, part }) => [target, part])).toEqual([
      [decline, decline],
      [opener, decline],
    ]);
  });

  it.each([true, false])(
    'never prevents the browser’s default, and queues events only if the part is not hydrated: %s',
    (waits) => {
      const part = new FakeElement('div', waits);
      const box = Object.assign(new FakeInput('[type=checkbox]', waits), {
        type: 'checkbox',
        checked: true,
        part,
      });
      const list = Object.assign(new FakeElement('select', waits), { value: 'wax', part });
      const heard = [
        ...['click', 'input', 'change'].map((type) => happens(type, box)),
        ...['input', 'change'].map((type) => happens(type, list)),
        ...['keydown', 'keyup'].map((type) => happens(type, list, { key: 'ArrowDown' })),
      ];
      expect(heard.map(({ stopped, prevented }) => [stopped, prevented])).toEqual(
        heard.map(() => [waits, false]),
      );
      expect(page.early?.queue.map(({ kind }) => kind)).toEqual(waits ? ['pick', 'value', 'key', 'key'] : []);
    },
  );

  it('follows a link at once, or queues it behind a waiting press', () => {
    const link = new FakeElement('a', false);
    expect(happens('click', link).stopped).toBe(false);
    happens('click', new FakeElement('button', true));
    expect(happens('click', link).stopped).toBe(true);
    expect(page.early?.queue).toHaveLength(2);
  });

  it('queues only the last of several picks in one group, unless a press came between them', () => {
    const part = new FakeElement('div', true);
    const radio = (name: string) =>
      Object.assign(new FakeInput('[type=radio]', true), { type: 'radio', name, checked: true, part });
    const [hot, modern, black, vintage] = [radio('flavor'), radio('flavor'), radio('color'), radio('flavor')];
    for (const one of [hot, modern, black]) happens('click', one);
    expect(page.early?.queue.map(({ target }) => target)).toEqual([modern, black]);
    happens('click', new FakeElement('button', true));
    happens('click', vintage);
    expect(page.early?.queue).toHaveLength(4);
  });

  it('queues the pick that another pick continues from', () => {
    const part = new FakeElement('div', true);
    const radio = (selector: string) =>
      Object.assign(new FakeInput(selector, true), { type: 'radio', name: 'scale', checked: true, part });
    const [short, long, other] = [
      radio('[type=radio]'),
      radio('[type=radio]'),
      radio('[type=radio] [data-goes-on]'),
    ];
    for (const one of [short, long, other]) happens('click', one);
    expect(page.early?.queue.map(({ target }) => target)).toEqual([long, other]);
  });

  it('follows a link that is pressed again, but counts a double click as one press', () => {
    happens('click', new FakeElement('button', true));
    const link = new FakeElement('a', false);
    expect(happens('click', link, { detail: 1 }).stopped).toBe(true);
    expect(happens('click', link, { detail: 2 }).stopped).toBe(true);
    expect(happens('click', link, { detail: 1 }).stopped).toBe(false);
  });

  it.each([
    ['does not arrive', { target: Object.assign(new FakeElement('script', false), { type: 'module' }) }],
    ['breaks before it hydrates anything', { target: {}, filename: 'https://shop.example/assets/entry.js' }],
  ])('releases queued presses to the browser if the shop’s script %s', (_, error) => {
    const [button, link] = [new FakeElement('button', true), new FakeElement('a', false)];
    happens('click', button);
    happens('click', link);
    hearers.get('error')?.(error);
    expect([page.early?.queue, button.ariaBusy, link.ariaBusy]).toEqual([[], null, null]);
    expect([button.clicks, link.clicks]).toEqual([1, 1]);
  });

  it('keeps its queue if another script fails, or the shop’s script fails after it started hydration', () => {
    happens('click', new FakeElement('button', true));
    hearers.get('error')?.({ target: {}, filename: 'https://extension.example/a.js' });
    if (page.early) page.early.hydrate = () => {};
    hearers.get('error')?.({ target: {}, filename: 'https://shop.example/assets/late.js' });
    expect(page.early?.queue).toHaveLength(1);
  });

  it('is shorter than 2540 characters', () => {
    expect(earlyInput.length).toBeLessThan(2540);
    expect(gzipSync(earlyInput).length).toBeLessThan(1240);
    expect(gzipSync(keepTexts).length).toBeLessThan(800);
  });
});

describe('the queue of presses', () => {
  /** Implements only what this test uses of an element. Parts can be nested; a control is inside one part or none. */
  class FakeElement {
    readonly dataset: Record<string, string> = {};
    ariaBusy: string | null = null;
    ariaLabel = '';
    textContent = '';
    readonly id: string;
    readonly localName: string;
    parent: FakeElement | undefined;
    isRemoved = false;
    act: () => void = () => {};
    constructor(localName: string, id: string, parent?: FakeElement) {
      this.localName = localName;
      this.id = id;
      this.parent = parent;
    }
    get isConnected(): boolean {
      return !this.isRemoved && (this.parent?.isConnected ?? true);
    }
    get isNotHydrated() {
      return this.localName === 'div' && this.dataset.hydrated === undefined;
    }
    matches(selectors: string) {
      return selectors === NOT_HYDRATED ? this.isNotHydrated : selectors.split(',').includes(this.localName);
    }
    closest(selectors: string): FakeElement | null {
      const own = selectors === NOT_HYDRATED ? selectors : selectors.replace('a[href]', 'a');
      return this.matches(own) ? this : (this.parent?.closest(selectors) ?? null);
    }
    contains(other: FakeElement | undefined): boolean {
      return other !== undefined && (other === this || this.contains(other.parent));
    }
    querySelectorAll() {
      return [];
    }
    getAttribute() {
      return null;
    }
    dispatchEvent() {
      return true;
    }
    click() {
      hearers.get('click')?.(clickOn(this));
    }
  }

  const clickOn = (target: FakeElement) => ({
    target,
    isStopped: false,
    button: 0,
    detail: 1,
    preventDefault() {},
    stopImmediatePropagation() {
      this.isStopped = true;
    },
  });
  type Click = ReturnType<typeof clickOn>;

  const hearers = new Map<string, (event: Click) => void>();
  let observers: (() => void)[] = [];
  const reported: unknown[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('HTMLElement', FakeElement);
    for (const name of ['SVGElement', 'HTMLInputElement', 'HTMLLabelElement', 'HTMLScriptElement'])
      vi.stubGlobal(name, class {});
    vi.stubGlobal('document', {});
    vi.stubGlobal('addEventListener', (type: string, hear: (event: Click) => void) =>
      hearers.set(type, hear),
    );
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    vi.stubGlobal(
      'MutationObserver',
      class {
        readonly onChange: () => void;
        constructor(onChange: () => void) {
          this.onChange = onChange;
        }
        observe() {
          observers.push(this.onChange);
        }
        disconnect() {
          observers = [];
        }
      },
    );
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    globalThis.early = undefined;
  });

  /** A page of three parts, one nested in another, each with two buttons and a link, and one link outside all parts. */
  async function openPage() {
    vi.resetModules();
    observers = [];
    reported.length = 0;
    runInThisContext(earlyInput);
    const held = await import('./held-input.ts');
    const outer = new FakeElement('div', 'outer');
    const parts = [outer, new FakeElement('div', 'inner', outer), new FakeElement('div', 'other')];
    const done: string[] = [];
    const controls = [...parts, undefined].flatMap((part) =>
      [...(part ? ['button', 'button'] : []), 'a'].map((name, nth) => {
        const control = new FakeElement(name, `${part?.id ?? 'page'} ${name} ${nth}`, part);
        control.act = () => done.push(control.id);
        // A replayed click is a real click and must not be captured again.
        control.click = () => {
          const click = clickOn(control);
          hearers.get('click')?.(click);
          if (click.isStopped) return;
          control.act();
        };
        return control;
      }),
    );
    const early = globalThis.early as EarlyInput;
    return { ...held, parts, controls, done, early };
  }

  type Page = Awaited<ReturnType<typeof openPage>>;

  const STEPS = {
    press: ({ controls }: Page, nth: number) => controls[nth % controls.length]?.click(),
    markHydrated: ({ parts, markHydrated }: Page, nth: number) =>
      markHydrated(parts[nth % parts.length] as unknown as HTMLElement),
    fail: ({ parts, letGo }: Page, nth: number) => letGo(parts[nth % parts.length] as unknown as HTMLElement),
    remove({ parts, controls }: Page, nth: number) {
      const all = [...parts, ...controls];
      const one = all[nth % all.length];
      if (one) one.isRemoved = true;
      for (const onChange of observers) onChange();
    },
    break({ controls }: Page, nth: number) {
      const control = controls[nth % controls.length];
      if (!control) return;
      const { click } = control;
      control.click = () => {
        click();
        if (globalThis.early?.isPlaying) throw new Error('broken');
      };
    },
    scripts: ({ tellWanted }: Page) => tellWanted(),
    rest: () => {},
  } as const;

  const steps = fc.array(
    fc.tuple(fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])), fc.nat(30), fc.boolean()),
    { maxLength: 30 },
  );

  it('contains only presses that wait for a part on the page, and replays each at most once', () =>
    fc.assert(
      fc.asyncProperty(steps, async (doing) => {
        const page = await openPage();
        for (const [step, nth, atOnce] of doing) {
          STEPS[step](page, nth);
          if (!atOnce) await vi.runAllTimersAsync();
        }
        page.tellWanted();
        for (const onChange of observers) onChange();
        await vi.runAllTimersAsync();
        const { queue, isPlaying } = page.early;
        expect(isPlaying).toBe(false);
        const waits = (held: (typeof queue)[number]) =>
          held.target.isConnected &&
          held.part?.isConnected &&
          !held.letGo &&
          held.part.closest(NOT_HYDRATED) !== null;
        // The first entry waits for its own part. Every other one waits for its part or behind an entry that waits.
        if (queue[0]) expect(waits(queue[0])).toBe(true);
        for (const [at, held] of queue.entries())
          expect(waits(held) || queue.slice(0, at).some(waits), held.target.id).toBe(true);
      }),
    ));

  it('replays presses once and in order, in whichever order the parts hydrate', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(9), { maxLength: 12 }),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        async (presses, order, arrives) => {
          const page = await openPage();
          const pressed: string[] = [];
          for (const nth of presses) {
            const control = page.controls[nth];
            // A second press on a link leaves the page at once; another test covers that.
            if (!control || (control.localName === 'a' && pressed.includes(control.id))) continue;
            control.click();
            pressed.push(control.id);
          }
          page.tellWanted();
          for (const part of order) {
            STEPS[arrives[part] ? 'markHydrated' : 'fail'](page, part);
            await vi.runAllTimersAsync();
          }
          for (const part of order) STEPS.fail(page, part);
          await vi.runAllTimersAsync();
          expect(page.early.queue).toEqual([]);
          expect([...page.done].sort()).toEqual([...pressed].sort());
          const ofOne = (ids: string[], part: RegExp) => ids.filter((id) => part.test(id) && !/ a /.test(id));
          for (const part of [/^(outer|inner)/, /^other/])
            expect(ofOne(page.done, part)).toEqual(ofOne(pressed, part));
        },
      ),
    ));

  it('replays a pick as a change, so a newly checked control is unchecked first', async () => {
    const { parts, early, markHydrated } = await openPage();
    const part = parts[2] as FakeElement;
    const seen: boolean[] = [];
    const pick = (id: string, changed: boolean) => {
      const button = Object.assign(new FakeElement('input', id, part), { checked: true });
      button.click = () => seen.push(button.checked);
      const target = button as unknown as HTMLElement;
      early.queue.push({ part: part as unknown as Element, target, kind: 'pick', checked: true, changed });
    };
    pick('picked', true);
    pick('was checked before', false);
    markHydrated(part as unknown as HTMLElement);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([false, true]);
  });

  it('reports a failed press and continues', async () => {
    const page = await openPage();
    const [first, second] = page.controls;
    STEPS.break(page, 0);
    first?.click();
    second?.click();
    page.tellWanted();
    STEPS.markHydrated(page, 0);
    await vi.runAllTimersAsync();
    expect([page.done, reported.length]).toEqual([['outer button 0', 'outer button 1'], 1]);
  });

  it('follows a link once the part that it waited for has left the page', async () => {
    const page = await openPage();
    page.tellWanted();
    page.controls.find(({ id }) => id === 'other button 0')?.click();
    page.controls.find(({ id }) => id === 'page a 0')?.click();
    await vi.runAllTimersAsync();
    expect(page.done).toEqual([]);
    STEPS.remove(page, 2);
    await vi.runAllTimersAsync();
    expect(page.done).toEqual(['page a 0']);
  });

  it('knows that a replayed press is over once the visitor has pressed elsewhere', async () => {
    const { parts, controls, markHydrated, isReplayOver: isOver } = await openPage();
    const [part, elsewhere] = [parts[2], controls.at(-1)];
    const [first, second] = controls.filter(
      ({ parent, localName }) => parent === part && localName === 'button',
    );
    const over: boolean[] = [];
    for (const control of [first, second])
      if (control)
        control.act = () => {
          over.push(isOver(part as unknown as Element));
        };
    const touches = (target: FakeElement | undefined) =>
      hearers.get('pointerdown')?.(clickOn(target as FakeElement));
    first?.click();
    touches(elsewhere);
    markHydrated(part as unknown as HTMLElement);
    await vi.runAllTimersAsync();
    // Now it is no longer being replayed.
    second?.click();
    expect(over).toEqual([true, false]);
    delete (part as FakeElement).dataset.hydrated;
    first?.click();
    touches(second);
    markHydrated(part as unknown as HTMLElement);
    await vi.runAllTimersAsync();
    expect(over).toEqual([true, false, false]);
  });
});
