import type { Language } from '#domain/languages.ts';

export interface Asker {
  /** Key of their rate limits. */
  readonly client: string;
  /** Language of the page: of error messages, and of an order that begins here. */
  readonly language: Language;
  /** Marks the browser as the one that began the checkout of an order. */
  bind(orderId: string): void;
  /** True if this browser began the checkout of an order; other browsers get 404. */
  began(orderId: string): boolean;
}
