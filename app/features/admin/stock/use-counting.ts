import { useEffect, useState } from 'react';
import { keep, readKept } from '#app/state/kept.ts';
import { usePath, useTranslation } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import { asksWhy, type CountReason, wireLeft } from '#domain/stock/counting.ts';
import {
  figureDoubt,
  figureFault,
  readFigure,
  stockFigure,
  TYPED_FIGURES,
  writeFigure,
} from '#domain/typed-figures.ts';
import type { CountingView } from '#server/stock/index.ts';
import { type CallFailure, callWorkshop } from '../kit/refusal.tsx';
import { COUNTING } from './counting.messages.ts';

type Item = CountingView['items'][number];

const addressOf = ({ part, lot }: Item): string =>
  `?part=${encodeURIComponent(part)}${lot === null ? '' : `&lot=${lot}`}`;

/** State of counting: the input, its difference from the books, and what is sent or stored. */
export function useCounting({ items, at: first, done: already }: CountingView) {
  const [words, language] = useTranslation(COUNTING);
  const path = usePath();
  const [at, setAt] = useState(first);
  const [typed, setTyped] = useState('');
  const [reelTyped, setReel] = useState<string>();
  const [reason, setReason] = useState<CountReason>();
  const [done, setDone] = useState(
    () => new Set(items.flatMap(({ isDone }, index) => (isDone ? [index] : []))),
  );
  const [waiting, setWaiting] = useState(0);
  const [isLasting, setLasting] = useState(true);
  const [refused, setRefused] = useState<CallFailure>();
  const [message, setMessage] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const item = items[at];

  useEffect(() => {
    async function send() {
      if (keptCounts().length === 0) return;
      const sent = await sendKeptCounts();
      setWaiting(sent.left);
      const [one] = sent.refused;
      if (one) setRefused(one);
      else if (sent.left === 0) setMessage(words.sent);
    }
    setWaiting(keptCounts().length);
    void send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [words.sent]);

  const isSpool = item !== undefined && item.lot !== null;
  const figure = item && stockFigure('counted', item.unit);
  const reelText = reelTyped ?? writeFigure(item?.reel, TYPED_FIGURES.reel, language);
  const reel = isSpool ? readFigure(reelText, TYPED_FIGURES.reel) : 0;
  const onScale = figure && readFigure(typed, figure);
  const found =
    onScale === undefined || reel === undefined ? undefined : isSpool ? wireLeft(onScale, reel) : onScale;
  const counted =
    item && found !== undefined
      ? { book: item.book, found, ...(isSpool && { usedSince: item.usedSince }) }
      : undefined;
  const asks = counted !== undefined && item !== undefined && !item.isFirst && asksWhy(counted);
  const next = items.findIndex((_, index) => index > at && !done.has(index));

  function go(to: number) {
    setAt(to);
    setTyped('');
    setReel(undefined);
    setReason(undefined);
    setRefused(undefined);
    setDoubts([]);
    const there = items[to];
    if (there) history.replaceState(history.state, '', addressOf(there));
  }

  async function save({ version, isSure }: { version?: number; isSure?: boolean } = {}): Promise<void> {
    if (!item || !figure || isPending) return;
    setDoubts([]);
    if (onScale === undefined || reel === undefined || found === undefined) {
      const wrong = onScale === undefined ? figure : TYPED_FIGURES.reel;
      return setRefused({ error: figureFault(wrong, language) });
    }
    if (asks && !reason) return setRefused({ error: words.sayWhy });
    const open = [
      figureDoubt(onScale, figure, language),
      isSpool ? figureDoubt(reel, TYPED_FIGURES.reel, language) : undefined,
    ].filter((doubt) => doubt !== undefined);
    if (open.length > 0 && !isSure) {
      setRefused(undefined);
      return setDoubts(open);
    }
    setPending(true);
    const countInput = {
      ...{ id: crypto.randomUUID(), part: item.part, lot: item.lot, found },
      version: version ?? item.version,
      ...(isSpool && { reel }),
      ...(asks && reason && { reason }),
    };
    const answer = await callWorkshop('count-part', countInput);
    setPending(false);
    if (!answer.ok && !answer.isOffline) return setRefused(answer);
    if (!answer.ok) {
      setLasting(keepCount(countInput));
      setWaiting(keptCounts().length);
    }
    setMessage(
      answer.ok
        ? words.saved(
            item.name,
            amountWords(item.unit, found, language),
            decimalsIn(answer.data.change, language),
          )
        : undefined,
    );
    setDone((all) => new Set(all).add(at));
    if (next >= 0) go(next);
    else location.assign(path('/workshop/stock'));
  }

  return {
    item,
    at,
    typed,
    reason,
    refused,
    doubts,
    said: message,
    waiting,
    isLasting,
    isPending,
    isSpool,
    found,
    counted,
    asks,
    nextItem: next >= 0 ? items[next] : undefined,
    done: Math.max(already, done.size),
    reel: reelText,
    type(text: string) {
      setTyped(text.slice(0, 8));
      setDoubts([]);
    },
    setReel,
    setReason,
    save,
    lookAgain: () => setDoubts([]),
    skip: () => go(next >= 0 ? next : 0),
    again: () => location.reload(),
  };
}
export type Counting = ReturnType<typeof useCounting>;

type Asked = Parameters<typeof callWorkshop<'count-part'>>[1];

/** Counts made offline: stored in this browser, and sent when the network is back. */
const KEY = 'stock-counts';

function keptCounts(): readonly Asked[] {
  try {
    const stored: unknown = JSON.parse(readKept(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Asked[]) : [];
  } catch {
    return [];
  }
}

const keepAll = (counts: readonly Asked[]) => keep(KEY, JSON.stringify(counts));

/** Returns false if it lasts only as long as the tab. */
const keepCount = (asked: Asked): boolean =>
  keepAll([...keptCounts().filter(({ id }) => id !== asked.id), asked]);

/** Sends stored counts one after the other, until the network fails. Ids make repeated sending harmless. */
async function sendKeptCounts() {
  const refused: CallFailure[] = [];
  for (const asked of keptCounts()) {
    const answer = await callWorkshop('count-part', asked);
    if (!answer.ok && answer.isOffline) break;
    keepAll(keptCounts().filter(({ id }) => id !== asked.id));
    if (!answer.ok) refused.push(answer);
  }
  return { refused, left: keptCounts().length };
}
