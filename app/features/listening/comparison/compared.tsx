import { useMemo, useState } from 'react';
import { useGuitar, voiceFor } from '#app/state/guitar-store.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { replaceAddress } from '#app/ui/replace-address.ts';
import {
  isMeasuredPick,
  type ListenPick,
  listenPath,
  type PickPrices,
  pickPrice,
} from '#domain/listening/listen-choice.ts';
import { LISTEN_MESSAGES } from '../listen.messages.ts';
import type { ListenProps } from '../listen-props.ts';
import { compare } from './compare.ts';
import type { Comparison } from './comparison.ts';
import { FiguresSection } from './figures-section.tsx';
import { PicksSection } from './picks-section.tsx';
import { followsOf } from './use-notes.ts';

export interface ComparedProps {
  picks: readonly ListenPick[];
  /** Undefined without a price list. */
  prices: PickPrices | undefined;
  sentences: ListenProps['sentences'];
  comparison: Comparison;
  getHeard: () => number;
  onCompare: (comparison: Comparison, hear: number) => void;
}

/** Below the desk: the choice, also kept in the address, and its figures. Winds new picks. */
export function Compared({ prices, sentences, getHeard, onCompare, ...start }: ComparedProps) {
  const language = useLanguage();
  const { places } = useMessages(LISTEN_MESSAGES);
  const to = usePath();
  const [{ picks, comparison }, setShown] = useState(start);
  const { shown: guitar } = useGuitar();
  const pickups = useMemo(
    () => comparison.pickups.map((pickup) => ({ ...pickup, voice: voiceFor(pickup.voice, guitar) })),
    [comparison, guitar],
  );
  const where = followsOf(comparison.pickups, pickups);
  function choose(next: readonly ListenPick[], hear = getHeard()) {
    const shown = { picks: next, comparison: compare(next, language) };
    setShown(shown);
    replaceAddress(to(listenPath(next)));
    onCompare(shown.comparison, hear);
  }
  function remove(index: number) {
    // The heard pickup stays, under its new letter; if it was removed, its neighbour follows.
    const heard = getHeard();
    choose(picks.toSpliced(index, 1), heard > index ? heard - 1 : Math.min(heard, picks.length - 2));
  }
  return (
    <>
      <PicksSection
        picks={picks}
        prices={prices}
        sentences={sentences}
        where={places[where]}
        onPicks={choose}
        onRemove={remove}
      />
      <FiguresSection
        pickups={pickups}
        follows={where !== 'none'}
        prices={prices && picks.map((pick) => (isMeasuredPick(pick) ? null : pickPrice(pick, prices)))}
      />
    </>
  );
}
