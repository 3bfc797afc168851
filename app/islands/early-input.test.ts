import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import type { EarlyInput } from './asleep.ts';
import { EARLY_INPUT } from './early-input.ts';

/** As much of an element as the script asks of one. */
class FakeElement {
  ariaBusy: string | null = null;
  type = '';
  readonly asleep: boolean;
  readonly selector: string;
  constructor(selector: string, asleep: boolean) {
    this.selector = selector;
    this.asleep = asleep;
  }
  matches(selectors: string) {
    return selectors.split(',').includes(this.selector);
  }
  closest(selectors: string): FakeElement | null {
    const isPart = selectors.includes('data-asleep');
    return (isPart ? this.asleep : this.matches(selectors.replace('a[href]', 'a'))) ? this : null;
  }
  contains(other: unknown) {
    return other === this;
  }
}

interface FakeEvent {
  stopped: boolean;
}

let page: { early?: EarlyInput } = {};
const hearers = new Map<string, (event: object) => void>();

beforeEach(() => {
  hearers.clear();
  const context: Record<string, unknown> & { early?: EarlyInput } = {
    ...{ HTMLElement: FakeElement, SVGElement: class {}, AbortController },
    ...{ HTMLInputElement: class {}, HTMLLabelElement: class {}, HTMLScriptElement: FakeElement },
    addEventListener: (type: string, hear: (event: object) => void) => hearers.set(type, hear),
  };
  // Alone, as in a page's head: what it used from around it would be missing here.
  runInNewContext(EARLY_INPUT, context);
  page = context;
});

function happens(type: string, target: FakeElement): FakeEvent {
  const event = {
    ...{ type, target, stopped: false, button: 0 },
    preventDefault() {},
    stopImmediatePropagation() {
      event.stopped = true;
    },
  };
  hearers.get(type)?.(event);
  return event;
}

it('holds a press on a part that is asleep, shows that, and wakes the part', () => {
  const button = new FakeElement('button', true);
  const woken: unknown[] = [];
  if (page.early) page.early.wake = (part) => woken.push(part);
  expect(happens('click', button).stopped).toBe(true);
  expect(page.early?.queue.map(({ kind, target }) => [kind, target])).toEqual([['press', button]]);
  expect([button.ariaBusy, woken]).toEqual(['true', [button]]);
});

it('leaves what is awake alone, and what is played back', () => {
  expect(happens('click', new FakeElement('button', false)).stopped).toBe(false);
  if (page.early) page.early.isPlaying = true;
  expect(happens('click', new FakeElement('button', true)).stopped).toBe(false);
  expect(page.early?.queue).toEqual([]);
});

it('lets links lead on, but for one that would leave before what was pressed is done', () => {
  const link = new FakeElement('a', false);
  expect(happens('click', link).stopped).toBe(false);
  happens('click', new FakeElement('button', true));
  expect(happens('click', link).stopped).toBe(true);
  expect(page.early?.queue).toHaveLength(2);
});

it('lets go of all where the shop’s script does not arrive', () => {
  const button = new FakeElement('button', true);
  happens('click', button);
  const script = new FakeElement('script', false);
  script.type = 'module';
  hearers.get('error')?.({ target: script });
  expect([page.early?.queue, button.ariaBusy]).toEqual([[], null]);
});
