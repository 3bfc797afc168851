import { isDeepStrictEqual } from 'node:util';
import type { Sentence } from '#domain/languages.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { needsOf } from '#domain/stock/needs.ts';
import { reservedOf } from '#domain/stock/shelf.ts';
import type { Services } from '../platform/services.ts';
import { readShelved, readShortParts } from '../stock/index.ts';
import { finishedOnShelf, shortOf } from './enter-order.messages.ts';

/** Stock information for makers before they enter an order, for all its pickups together. */
export async function saidOfStock(
  services: Pick<Services, 'db' | 'now'>,
  pickups: readonly SoldPickup[],
): Promise<readonly Sentence[]> {
  const shelved = await readShelved(services.db);
  const finished = new Set<(typeof shelved)[number]>();
  const toMake = pickups.filter(({ build }) => {
    const one = shelved.find((made) => !finished.has(made) && isDeepStrictEqual(made.row.build, build));
    if (one) finished.add(one);
    return one === undefined;
  });
  const short = await readShortParts(services, reservedOf(toMake.flatMap(needsOf)));
  return [
    ...(finished.size > 0 ? [finishedOnShelf([...finished])] : []),
    ...(short.length > 0 ? [shortOf(short)] : []),
  ];
}
