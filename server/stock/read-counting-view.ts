import { dayOf, monthOf } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import type { PartUnit } from '#domain/stock/amounts.ts';
import type { LotPlace } from '#domain/stock/lots.ts';
import { GROUP_NAMES } from '#domain/stock/parts.messages.ts';
import { PARTS } from '#domain/stock/parts.ts';
import type { Services } from '../platform/services.ts';
import { readFacts } from './read-shelf.ts';
import { countToBuy, tabsOf } from './stock-tabs.ts';

interface CountItem {
  /** Its address: `bar:A5`, or `wire:42` with its spool. */
  readonly part: string;
  readonly lot: string | null;
  readonly name: string;
  readonly detail: string;
  readonly group: string;
  readonly unit: PartUnit;
  readonly book: number;
  readonly version: number;
  readonly isFirst: boolean;
  readonly isDone: boolean;
  /** For a spool: its empty reel, use since the last weighing, and time of that. */
  readonly reel: number;
  readonly usedSince: number;
  readonly weighedOn: string | null;
  readonly place: LotPlace | null;
  readonly drawer: string | null;
}

/** Everything to count, in order; a new shop counts everything. */
export async function readCountingView(
  services: Services,
  asked: { readonly part?: string | undefined; readonly lot?: string | undefined },
  language: Language = 'en',
) {
  const facts = await readFacts(services);
  const month = monthOf(dayOf(services.now()));
  const shelf = new Map(facts.parts.map((one) => [one.part.id, one]));
  const items = PARTS.flatMap((part): CountItem[] => {
    const row = shelf.get(part.id)?.row;
    const of = {
      ...{ part: part.id, detail: part.detail[language], group: GROUP_NAMES[language][part.group] },
      unit: part.unit,
      ...{ drawer: row?.drawer ?? null, isFirst: row?.countedAt == null },
    };
    const lots = facts.lots.filter((lot) => lot.part === part.id);
    if (part.awg !== undefined)
      return [
        ...lots.map((lot) => ({
          ...of,
          ...{ lot: lot.id, name: lot.name, book: lot.onHand, version: lot.version, reel: lot.reel },
          ...{ usedSince: lot.usedSince, weighedOn: lot.weighedOn, place: lot.place, isFirst: false },
          detail: `${part.awg} AWG${lot.enamel ? `, ${lot.enamel}` : ''}`,
          isDone: lot.weighedOn !== null && monthOf(lot.weighedOn) === month,
        })),
        ...(lots.length === 0
          ? [
              {
                ...{
                  ...of,
                  lot: 'new',
                  name: part.name[language],
                  book: 0,
                  version: 0,
                  reel: 0,
                  usedSince: 0,
                },
                ...{ weighedOn: null, place: null, isDone: false, isFirst: true },
              },
            ]
          : []),
      ];
    const counted = row?.countedAt ?? null;
    return [
      {
        ...{
          ...of,
          lot: null,
          name: part.name[language],
          book: row?.onHand ?? 0,
          version: row?.version ?? 0,
        },
        ...{ reel: 0, usedSince: 0, weighedOn: null, place: null },
        isDone: counted !== null && !row?.isExample && monthOf(dayOf(counted)) === month,
      },
    ];
  });
  const at = items.findIndex(({ part, lot }) => part === asked.part && lot === (asked.lot ?? null));
  const open = items.findIndex(({ isDone }) => !isDone);
  return {
    tabs: tabsOf(facts, await countToBuy(services.db, facts)),
    items,
    done: items.filter(({ isDone }) => isDone).length,
    /** Index of the requested item; by default the first open one. */
    at: asked.part === undefined || at < 0 ? Math.max(0, open) : at,
  };
}

/** This month's counts, and the current one. */
export type CountingView = Awaited<ReturnType<typeof readCountingView>>;
