import type { Services } from '../platform/services.ts';
import { publishDue } from './plan-prices.ts';

const LOOK_MS = 5000;

/** Polls for due price publications, one run at a time. Returns a stop function. */
export function startShopfrontClock(services: Services): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await publishDue(services);
    } catch (err) {
      services.log.warn({ err }, 'scheduled prices not checked');
    } finally {
      isLooking = false;
    }
  };
  const looking = setInterval(() => void look(), LOOK_MS).unref();
  return () => clearInterval(looking);
}
