import type { Appearance } from '@stripe/stripe-js';
import { type FromCard, GREETING, type ToCard, type Tokenised } from './card-messages.ts';
import { ElementBase } from './element-base.ts';
import { makeElement } from './field.ts';
import { say, spokenLocale } from './speech.ts';
import { applyAppearance, type FontSources } from './style.ts';

/** Without a greeting in this time, ms, the page is told that the form failed to load. */
const LOAD_WITHIN = 15_000;

/** Height of note, two rows of fields and gaps without errors, px, to avoid layout shifts. */
const INITIAL_HEIGHT = { wide: 234, narrow: 254 } as const;

export interface PaymentElementOptions {
  clientSecret: string;
  publishableKey: string;
  appearance: Appearance | undefined;
  fonts: FontSources | undefined;
  readOnly: boolean;
  changed: () => void;
  destroyed: () => void;
}

/** The card form in a frame of its own. The page gets only "complete" and a token. */
export class PaymentElement extends ElementBase {
  readonly #options: PaymentElementOptions;
  readonly #frame: HTMLIFrameElement;
  #port: MessagePort | undefined;
  #pending = new Map<number, (result: Tokenised) => void>();
  #calls = 0;
  #removeListener = () => {};
  #loadTimer: ReturnType<typeof setTimeout> | undefined;
  complete = false;

  constructor(options: PaymentElementOptions) {
    super('payment', options.destroyed);
    this.#options = options;
    applyAppearance(this.root, options.appearance);
    this.#frame = makeElement('iframe', 'sbx-frame');
    this.#frame.title = say('Secure card payment input frame');
    this.root.append(this.#frame);
  }

  protected override mounted(): void {
    const width = this.root.getBoundingClientRect().width;
    this.#setHeight(width > 0 && width < 320 ? INITIAL_HEIGHT.narrow : INITIAL_HEIGHT.wide);
    const listener = (event: MessageEvent) => {
      const greets = event.source === this.#frame.contentWindow && event.data === GREETING;
      if (greets && event.origin === location.origin) this.#connect();
    };
    window.addEventListener('message', listener);
    this.#removeListener = () => window.removeEventListener('message', listener);
    this.#frame.src = '/sandbox/card';
    clearTimeout(this.#loadTimer);
    this.#loadTimer = setTimeout(() => {
      const error = { type: 'api_connection_error', message: say('The card form could not be loaded.') };
      this.emit('loaderror', { error });
    }, LOAD_WITHIN);
  }

  override unmount(): void {
    clearTimeout(this.#loadTimer);
    this.#removeListener();
    this.#port?.close();
    this.#port = undefined;
    for (const settle of this.#pending.values()) settle({ failure: 'The card form was removed.' });
    this.#pending.clear();
    super.unmount();
  }

  #connect(): void {
    const { clientSecret, publishableKey, appearance, fonts } = this.#options;
    const channel = new MessageChannel();
    this.#port?.close();
    this.#port = channel.port1;
    this.#port.onmessage = (event: MessageEvent<FromCard>) => this.#receive(event.data);
    this.#frame.contentWindow?.postMessage(
      { kind: 'setup', clientSecret, publishableKey, appearance, fonts, locale: spokenLocale() },
      location.origin,
      [channel.port2],
    );
    if (this.#options.readOnly) this.#send({ kind: 'readonly', value: true });
  }

  #receive(message: FromCard): void {
    switch (message.kind) {
      case 'ready':
        clearTimeout(this.#loadTimer);
        this.emit('ready');
        break;
      case 'height':
        this.#setHeight(message.pixels);
        break;
      case 'state': {
        this.complete = message.complete;
        const { empty, complete } = message;
        this.emit('change', { empty, complete, collapsed: false, value: { type: 'card' } });
        this.#options.changed();
        break;
      }
      case 'answer':
        this.#pending.get(message.call)?.(message.result);
        this.#pending.delete(message.call);
        break;
      case 'focus':
      case 'blur':
      case 'escape':
        this.emit(message.kind);
        break;
      case 'submit':
        this.root.closest('form')?.requestSubmit();
        break;
      default:
        message satisfies never;
    }
  }

  #setHeight(pixels: number): void {
    this.#frame.style.height = `${pixels}px`;
  }

  #send(message: ToCard): void {
    this.#port?.postMessage(message);
  }

  #ask(build: (call: number) => ToCard): Promise<Tokenised> {
    if (!this.#port)
      return Promise.resolve({ failure: say('The card form is still loading. Please try again.') });
    this.#calls += 1;
    const call = this.#calls;
    return new Promise((resolve) => {
      this.#pending.set(call, resolve);
      this.#send(build(call));
    });
  }

  /** Tokenises the card, or shows its faults. */
  tokenise(): Promise<Tokenised> {
    return this.#ask((call) => ({ kind: 'tokenise', call }));
  }

  /** Shows the card's faults without sending it. */
  async validate(focus: boolean): Promise<string[]> {
    const result = await this.#ask((call) => ({ kind: 'validate', call, focus }));
    if ('faults' in result) return result.faults.map(({ message }) => message);
    return 'failure' in result ? [result.failure] : [];
  }

  showDecline(code: string, message: string): void {
    this.#send({ kind: 'declined', code, message });
  }

  changeAppearance(appearance: Appearance): void {
    this.#options.appearance = appearance;
    applyAppearance(this.root, appearance);
    this.#send({ kind: 'appearance', appearance });
  }

  loadFonts(fonts: FontSources): void {
    this.#options.fonts = fonts;
    this.#send({ kind: 'fonts', fonts });
  }

  update(options: { readOnly?: boolean }): this {
    if (options.readOnly !== undefined) this.#send({ kind: 'readonly', value: options.readOnly });
    return this;
  }

  collapse(): this {
    return this;
  }

  focus(): void {
    this.#frame.focus();
    this.#send({ kind: 'focus' });
  }

  blur(): void {
    this.#send({ kind: 'blur' });
  }

  clear(): void {
    this.#send({ kind: 'clear' });
  }
}
