import type { StripeCheckoutSession } from '@stripe/stripe-js';
import type { BrowserSettings, BrowserView } from '../model/browser-session.ts';
import { type ApiAnswer, callApi } from './http.ts';

type Listener = (session: StripeCheckoutSession) => void;

/** The session as last received from the sandbox, with its listeners. */
export class SessionStore {
  readonly clientSecret: string;
  readonly publishableKey: string;
  #view: BrowserView;
  #listeners = new Set<Listener>();
  /** The mounted fields are complete enough to confirm. */
  fieldsComplete: () => boolean = () => true;
  /** An e-mail address typed but not yet sent. */
  typedEmail: () => string | null = () => null;

  constructor(clientSecret: string, publishableKey: string, view: BrowserView) {
    this.clientSecret = clientSecret;
    this.publishableKey = publishableKey;
    this.#view = view;
  }

  get settings(): BrowserSettings {
    return this.#view.settings;
  }

  get session(): StripeCheckoutSession {
    const { session } = this.#view;
    const open = session.status.type === 'open';
    const hasEmail = session.email !== null || this.typedEmail() !== null;
    const hasShipping = this.settings.allowedCountries === null || session.shippingAddress !== null;
    return { ...session, canConfirm: open && hasEmail && hasShipping && this.fieldsComplete() };
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  accept(view: BrowserView): void {
    this.#view = { session: view.session, settings: view.settings };
    this.notify();
  }

  #lastTold = '';
  notify(): void {
    const { session } = this;
    const text = JSON.stringify(session);
    if (text === this.#lastTold) return;
    this.#lastTold = text;
    for (const listener of this.#listeners) listener(session);
  }

  call<Data>(path: string, body: object = {}): Promise<ApiAnswer<Data>> {
    const { clientSecret, publishableKey } = this;
    return callApi<Data>(path, { clientSecret, publishableKey, ...body });
  }

  /** A call that changes or reads the session; takes in the answer. */
  async ask(path: 'session' | 'promotion' | 'update', body?: object): Promise<ApiAnswer<BrowserView>> {
    const answer = await this.call<BrowserView>(path, body);
    if (answer.ok) this.accept(answer.data);
    return answer;
  }
}
