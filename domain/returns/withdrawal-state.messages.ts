import type { InLanguages } from '../languages.ts';
import type { WithdrawalState } from './withdrawal.ts';

/** Outcome of a withdrawal, within a makers' line. */
export const WITHDRAWAL_STATE_WORDS: InLanguages<Readonly<Record<WithdrawalState, string>>> = {
  en: { received: 'received', matched: 'assigned', unmatched: 'without an order', settled: 'closed' },
  de: {
    received: 'eingegangen',
    matched: 'zugeordnet',
    unmatched: 'ohne Bestellung',
    settled: 'abgeschlossen',
  },
};
