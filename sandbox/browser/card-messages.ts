/**
 * Messages between the shop's page and the card frame. The frame greets by `postMessage`; the page answers with one end
 * of a private channel. No message from the frame contains a card number or a security code.
 */
import type { Appearance } from '@stripe/stripe-js';
import type { CardBrand, CardFault } from '../wire/cards.ts';
import type { FontSources } from './style.ts';

export const GREETING = 'sandbox-card-ready';

/** Sent along with the channel. */
export interface CardSetup {
  kind: 'setup';
  clientSecret: string;
  publishableKey: string;
  appearance: Appearance | undefined;
  fonts: FontSources | undefined;
  /** Language of the frame. */
  locale: 'en' | 'de';
}

export type ToCard =
  | { kind: 'appearance'; appearance: Appearance }
  | { kind: 'fonts'; fonts: FontSources }
  | { kind: 'tokenise'; call: number }
  | { kind: 'validate'; call: number; focus: boolean }
  | { kind: 'declined'; code: string; message: string }
  | { kind: 'clear' }
  | { kind: 'focus' }
  | { kind: 'blur' }
  | { kind: 'readonly'; value: boolean };

export type Tokenised = { paymentMethod: string } | { faults: CardFault[] } | { failure: string };

export type FromCard =
  | { kind: 'ready' }
  | { kind: 'height'; pixels: number }
  | { kind: 'state'; empty: boolean; complete: boolean; brand: CardBrand }
  | { kind: 'focus' }
  | { kind: 'blur' }
  | { kind: 'escape' }
  /** Enter was pressed in a field, which in a page would submit its form. */
  | { kind: 'submit' }
  | { kind: 'answer'; call: number; result: Tokenised };
