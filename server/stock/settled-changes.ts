import { partsOfCover } from '#domain/stock/cover-pause.ts';
import { partOf } from '#domain/stock/parts.ts';
import type { Staff, WorkshopOutcome } from '#server/orders/index.ts';
import type { Services } from '#server/platform/services.ts';
import { goodsIn } from '#server/shopfront/index.ts';
import * as buying from './buy.ts';
import * as counting from './count.ts';
import * as parts from './set-part.ts';
import { settleStock } from './settle.ts';

type UseCase<Asked, T> = (services: Services, by: Staff, asked: Asked) => Promise<WorkshopOutcome<T>>;

/** A change of the makers' with what follows from it: what the bar counts, and covers that pause themselves. */
const settled =
  <Asked, T>(change: UseCase<Asked, T>): UseCase<Asked, T> =>
  async (services, by, asked) => {
    const outcome = await change(services, by, asked);
    // What is kept is kept: the clock settles it where this does not.
    if (outcome.ok)
      await settleStock(services).catch((err: unknown) => services.log.warn({ err }, 'stock not settled'));
    return outcome;
  };

export const countPart = settled(counting.countPart);
export const setPart = settled(parts.setPart);
export const setLot = settled(parts.setLot);
export const setSupplier = settled(parts.setSupplier);
export const orderParts = settled(buying.orderParts);
export const moveDelivery = settled(buying.moveDelivery);
export const cancelRest = settled(buying.cancelRest);
export const { chooseLine } = buying;

/** Goods in; a pause that makers set until then ends with it. */
export const takeIn = settled<
  Parameters<typeof buying.takeIn>[2],
  { part: string; rest: number; lot: string | null }
>(async (services, by, asked) => {
  const outcome = await buying.takeIn(services, by, asked);
  const cover = outcome.ok ? partOf(outcome.value.part).cover : undefined;
  if (cover) await goodsIn(services, by, partsOfCover(cover));
  return outcome;
});
