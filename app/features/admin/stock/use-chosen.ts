import { useRef, useState } from 'react';
import type { BuyGroup, BuyLine } from '#server/stock/index.ts';
import { callWorkshop } from '../kit/call-workshop.ts';

interface Chosen {
  readonly ticked: boolean;
  readonly packs: number;
}
type All = Readonly<Record<string, Chosen>>;

const chosenIn = (groups: readonly BuyGroup[]): All =>
  Object.fromEntries(
    groups.flatMap(({ lines }) => lines.map(({ part, ticked, packs }) => [part, { ticked, packs }])),
  );

export interface Choosing {
  of(line: BuyLine): Chosen;
  choose(line: BuyLine, change: (was: Chosen) => Partial<Chosen>): void;
  readonly trouble: string | undefined;
}

/**
 * Ticks and amounts, updated at once and stored for the other maker. Requests are sent in the order of the presses, and
 * each press builds on the one before, rendered or not. On a failure the line shows the stored state.
 */
export function useChosen(groups: readonly BuyGroup[]): Choosing {
  const [chosen, setChosen] = useState(() => chosenIn(groups));
  const [trouble, setTrouble] = useState<string>();
  const shown = useRef(chosen);
  const kept = useRef(chosen);
  const turn = useRef(Promise.resolve());
  const of = (all: All, { part, ticked, packs }: BuyLine) => all[part] ?? { ticked, packs };

  function show(part: string, next: Chosen): void {
    shown.current = { ...shown.current, [part]: next };
    setChosen(shown.current);
  }

  function choose(line: BuyLine, change: (was: Chosen) => Partial<Chosen>): void {
    const { part } = line;
    const was = of(shown.current, line);
    const next = { ...was, ...change(was) };
    // Browsers may repeat a tick when the page hydrates; that is no second press.
    if (next.ticked === was.ticked && next.packs === was.packs) return;
    show(part, next);
    turn.current = turn.current.then(async () => {
      const answer = await callWorkshop('choose-line', { part, ...next });
      setTrouble(answer.ok ? undefined : answer.error);
      if (answer.ok) kept.current = { ...kept.current, [part]: next };
      else if (of(shown.current, line) === next) show(part, of(kept.current, line));
    });
  }
  return { of: (line) => of(chosen, line), choose, trouble };
}
