import type { InLanguages } from '../languages.ts';
import type { RefundCause, RefundFault } from './refund-cause.ts';

interface Words {
  /** What people typed stays as it is. */
  readonly cause: (cause: RefundCause) => string;
  readonly fault: (fault: RefundFault) => string;
}

/** Why money went back, and why none did. */
export const REFUND_CAUSES: InLanguages<Words> = {
  en: {
    cause: (cause) =>
      cause === 'withdrawal'
        ? 'Withdrawal'
        : cause === 'payment account'
          ? 'Made in the payment account'
          : cause.typed,
    fault: (fault) =>
      fault.kind === 'returned'
        ? 'The bank sent it back.'
        : fault.kind === 'not made'
          ? `The provider says: ${fault.status}.`
          : fault.words,
  },
  de: {
    cause: (cause) =>
      cause === 'withdrawal'
        ? 'Widerruf'
        : cause === 'payment account'
          ? 'Im Zahlungskonto gemacht'
          : cause.typed,
    fault: (fault) =>
      fault.kind === 'returned'
        ? 'Die Bank hat es zurückgeschickt.'
        : fault.kind === 'not made'
          ? `Der Anbieter sagt: ${fault.status === 'failed' ? 'gescheitert' : 'abgebrochen'}.`
          : fault.words,
  },
};
