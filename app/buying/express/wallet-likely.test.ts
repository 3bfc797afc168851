import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { earlyWallet } from './early-wallet.ts';
import { walletLikely } from './wallet-likely.ts';

const real = { publishableKey: 'pk_live_1', sandboxScript: undefined };
const sandbox = { publishableKey: 'pk_test_1', sandboxScript: '/sandbox/stripe.js' };

it('expects a wallet if Apple Pay says so, if the browser has the interface of Google Pay, or in test mode', () => {
  const apple = (answer: boolean) => ({
    ApplePaySession: { canMakePayments: () => answer },
    PaymentRequest: class {},
  });
  expect(walletLikely(real, apple(true))).toBe(true);
  expect(walletLikely(real, apple(false))).toBe(false);
  expect(walletLikely(real, { PaymentRequest: class {} })).toBe(true);
  expect(walletLikely(real, {})).toBe(false);
  expect(walletLikely(sandbox, {})).toBe(true);
});

it('expects none if Apple Pay throws, as it does without TLS', () => {
  const canMakePayments = () => {
    throw new DOMException('Insecure', 'InvalidAccessError');
  };
  expect(walletLikely(real, { ApplePaySession: { canMakePayments }, PaymentRequest: class {} })).toBe(false);
});

it('never asks the browser for cards: Chromium would ask Google', () => {
  const PaymentRequest = new Proxy(class {}, {
    construct() {
      throw new Error('asked');
    },
  });
  expect(walletLikely(real, { PaymentRequest })).toBe(true);
});

it('gives the same answer in the script before the first paint and in the module', () => {
  const canMakePayments = () => {
    throw new DOMException('Insecure', 'InvalidAccessError');
  };
  for (const keys of [real, sandbox])
    for (const browser of [
      {},
      { PaymentRequest: class {} },
      { ApplePaySession: { canMakePayments: () => true } },
      { ApplePaySession: { canMakePayments: () => false }, PaymentRequest: class {} },
      { ApplePaySession: { canMakePayments }, PaymentRequest: class {} },
    ]) {
      const dataset: { wallet?: string } = {};
      runInNewContext(earlyWallet(keys), { ...browser, document: { documentElement: { dataset } } });
      expect(dataset.wallet !== undefined).toBe(walletLikely(keys, browser));
    }
});
