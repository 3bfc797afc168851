import type { Language } from '#domain/languages.ts';

/** Who calls the shop. */
export interface Asker {
  /** Under which key they are counted. */
  readonly client: string;
  /** The language of the page that asks: what is refused is said in it, and an order begins in it. */
  readonly language: Language;
  /** Remembers in the browser that it began the checkout of an order. */
  bind(orderId: string): void;
  /** Whether this browser began the checkout of an order: to all others the checkout is unknown. */
  began(orderId: string): boolean;
}
