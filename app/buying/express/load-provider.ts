import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { languageHere, wordsHere } from '#app/state/words-here.ts';
import { EXPRESS_MESSAGES } from './express.messages.tsx';
import type { ProviderKeys } from './payment-keys.tsx';

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} did not arrive`));
    });
    document.head.append(script);
  });
}

/** Loads the payment provider's script, or the sandbox's, unless the page has loaded it already. */
export async function loadProvider({ publishableKey, sandboxScript }: ProviderKeys): Promise<Stripe> {
  try {
    if (sandboxScript !== undefined && !('Stripe' in window)) await loadScript(sandboxScript);
    const stripe = await loadStripe(publishableKey, { locale: languageHere() });
    if (stripe) return stripe;
  } catch {
    // The error below tells the shopper.
  }
  throw new Error(wordsHere(EXPRESS_MESSAGES).notLoaded);
}
