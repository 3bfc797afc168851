import { keep, readKept } from '#app/state/kept.ts';
import { callWorkshop, type Refused } from '../kit/call-workshop.ts';

type Asked = Parameters<typeof callWorkshop<'count-part'>>[1];

/** Counts made offline: stored in this browser, and sent when the network is back. */
const KEY = 'stock-counts';

export function keptCounts(): readonly Asked[] {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Asked[]) : [];
  } catch {
    return [];
  }
}

const keepAll = (counts: readonly Asked[]) => keep(KEY, JSON.stringify(counts));

/** Returns false if it lasts only as long as the tab. */
export const keepCount = (asked: Asked): boolean =>
  keepAll([...keptCounts().filter(({ id }) => id !== asked.id), asked]);

/** Results of stored counts that were sent; refusals are reported with their part. */
export interface SentCounts {
  readonly refused: readonly { readonly part: string; readonly why: Refused }[];
  readonly left: number;
}

/** Sends stored counts one after the other, until the network fails. Ids make repeated sending harmless. */
export async function sendKeptCounts(): Promise<SentCounts> {
  const refused: { part: string; why: Refused }[] = [];
  for (const asked of keptCounts()) {
    const answer = await callWorkshop('count-part', asked);
    if (!answer.ok && answer.isOffline) break;
    keepAll(keptCounts().filter(({ id }) => id !== asked.id));
    if (!answer.ok) refused.push({ part: asked.part, why: answer });
  }
  return { refused, left: keptCounts().length };
}
