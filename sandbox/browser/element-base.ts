import { makeElement } from './field.ts';

type Handler = (event: never) => unknown;

/**
 * Base of all elements: events, mounting, destruction.
 *
 * `ready` is kept for late listeners, because components attach theirs after mounting.
 */
export abstract class ElementBase {
  protected readonly root = makeElement('div', 'sbx');
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #onceOf = new Map<Handler, Handler>();
  readonly #type: 'contactDetails' | 'expressCheckout' | 'payment';
  readonly #onDestroy: () => void;
  #ready: object | undefined;
  #destroyed = false;

  constructor(type: 'contactDetails' | 'expressCheckout' | 'payment', onDestroy: () => void) {
    this.#type = type;
    this.#onDestroy = onDestroy;
  }

  on(event: string, handler: Handler): this {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler));
    const ready = this.#ready;
    if (event === 'ready' && ready) queueMicrotask(() => handlers.has(handler) && handler(ready as never));
    return this;
  }

  once(event: string, handler: Handler): this {
    const wrapper: Handler = (payload) => {
      this.off(event, wrapper);
      handler(payload);
    };
    this.#onceOf.set(handler, wrapper);
    return this.on(event, wrapper);
  }

  off(event: string, handler?: Handler): this {
    if (handler === undefined) this.#handlers.delete(event);
    else {
      this.#handlers.get(event)?.delete(handler);
      const wrapper = this.#onceOf.get(handler);
      if (wrapper) this.#handlers.get(event)?.delete(wrapper);
    }
    return this;
  }

  protected hears(event: string): boolean {
    return (this.#handlers.get(event)?.size ?? 0) > 0;
  }

  /** Calls the listeners. The SDK's overloads give the payload's type by event. */
  protected emit(event: string, details: object = {}): void {
    const payload = { elementType: this.#type, ...details };
    if (event === 'ready') this.#ready = payload;
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(payload as never);
  }

  mount(target: string | HTMLElement): void {
    if (this.#destroyed) throw new Error('This element has been destroyed. Please create a new one.');
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (!place)
      throw new Error(`The selector you specified (${String(target)}) applies to no element on the page.`);
    place.append(this.root);
    this.emit('loaderstart');
    this.mounted();
  }

  unmount(): void {
    this.root.remove();
    this.#ready = undefined;
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.unmount();
    this.#handlers.clear();
    this.#onDestroy();
  }

  /** Called after each mounting. */
  protected abstract mounted(): void;
  abstract focus(): void;
  abstract blur(): void;
  abstract clear(): void;
}
