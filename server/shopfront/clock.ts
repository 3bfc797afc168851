import { lookEvery } from '../platform/look-every.ts';
import type { Services } from '../platform/services.ts';
import { publishDue } from './plan-prices.ts';

const LOOK_MS = 5000;

/** Publishes planned prices when they are due. Returns a stop function. */
export const startShopfrontClock = (services: Services): (() => void) =>
  lookEvery(LOOK_MS, () => publishDue(services), services.log, 'scheduled prices not checked');
