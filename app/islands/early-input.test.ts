import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import earlyInput from './early-input.ts?early';
import type { EarlyInput } from './early-input-state.ts';
import keepTexts from './keep-texts.ts?early';

/** As much of an element as the script asks of one. */
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
  /** What it is in: a part of its own, unless a test says otherwise. */
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

const body = new FakeElement('body', false);
/** What stands for the keys of the page in it. */
let hearing: FakeElement | null = null;
let page: { early?: EarlyInput } = {};
const hearers = new Map<string, (event: object) => void>();

beforeEach(() => {
  hearers.clear();
  hearing = null;
  const context: Record<string, unknown> & { early?: EarlyInput } = {
    HTMLElement: FakeElement,
    SVGElement: class {},
    AbortController,
    document: { body, querySelector: () => hearing },
    HTMLInputElement: FakeInput,
    HTMLLabelElement: class {},
    HTMLScriptElement: FakeElement,
    addEventListener: (type: string, hear: (event: object) => void) => hearers.set(type, hear),
  };
  // Alone, as in a page's head: what it used from around it would be missing here.
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

it('holds a press on a part that is not hydrated, shows that, and hydrates the part', () => {
  const button = new FakeElement('button', true);
  const hydrated: unknown[] = [];
  if (page.early) page.early.hydrate = (part) => hydrated.push(part);
  expect(happens('click', button).stopped).toBe(true);
  expect(page.early?.queue.map(({ kind, target }) => [kind, target])).toEqual([['press', button]]);
  expect([button.ariaBusy, hydrated]).toEqual(['true', [button]]);
});

it('leaves what is hydrated alone, and what is played back', () => {
  expect(happens('click', new FakeElement('button', false)).stopped).toBe(false);
  if (page.early) page.early.isPlaying = true;
  expect(happens('click', new FakeElement('button', true)).stopped).toBe(false);
  expect(page.early?.queue).toEqual([]);
});

it.each([true, false])(
  'lets browsers do what they do by themselves, and nobody hears of it before it is played back: %s',
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

it('lets links lead on, but for one that would leave before what was pressed is done', () => {
  const link = new FakeElement('a', false);
  expect(happens('click', link).stopped).toBe(false);
  happens('click', new FakeElement('button', true));
  expect(happens('click', link).stopped).toBe(true);
  expect(page.early?.queue).toHaveLength(2);
});

it('hears only the last of several picks in one group, but each that something was pressed between', () => {
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

it('hears what was picked before one that goes on from it', () => {
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

it('follows a link that is pressed once more, but takes a double click for one press', () => {
  happens('click', new FakeElement('button', true));
  const link = new FakeElement('a', false);
  expect(happens('click', link, { detail: 1 }).stopped).toBe(true);
  expect(happens('click', link, { detail: 2 }).stopped).toBe(true);
  expect(happens('click', link, { detail: 1 }).stopped).toBe(false);
});

it.each([
  ['does not arrive', { target: Object.assign(new FakeElement('script', false), { type: 'module' }) }],
  ['breaks before it hydrates anything', { target: {}, filename: 'https://shop.example/assets/entry.js' }],
])('does all that browsers can do alone where the shop’s script %s', (_, error) => {
  const [button, link] = [new FakeElement('button', true), new FakeElement('a', false)];
  happens('click', button);
  happens('click', link);
  hearers.get('error')?.(error);
  expect([page.early?.queue, button.ariaBusy, link.ariaBusy]).toEqual([[], null, null]);
  expect([button.clicks, link.clicks]).toEqual([1, 1]);
});

it('keeps what it holds where another script breaks, or one that breaks when the page is hydrated', () => {
  happens('click', new FakeElement('button', true));
  hearers.get('error')?.({ target: {}, filename: 'https://extension.example/a.js' });
  if (page.early) page.early.hydrate = () => {};
  hearers.get('error')?.({ target: {}, filename: 'https://shop.example/assets/late.js' });
  expect(page.early?.queue).toHaveLength(1);
});

it('holds a key for the page that hears keys wherever the focus is, and for no other', () => {
  happens('keydown', body, { key: 'x' });
  expect(page.early?.queue).toEqual([]);
  const island = new FakeElement('div', true);
  hearing = island;
  happens('keydown', body, { key: 'x' });
  expect(page.early?.queue.map(({ kind, target, part }) => [kind, target, part])).toEqual([
    ['key', body, island],
  ]);
});

it('is short: every page carries it', () => {
  expect(earlyInput.length).toBeLessThan(2540);
  expect(gzipSync(earlyInput).length).toBeLessThan(1240);
  expect(gzipSync(keepTexts).length).toBeLessThan(800);
});
