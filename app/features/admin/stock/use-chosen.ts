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
 * What the makers tick and change, at once here and kept for the other one. It is sent in the order in which it was pressed, and
 * each press goes on from the one before, drawn or not. What is not kept is said, and the line shows what is.
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
    // A tick that is said once more, as a browser does whose page hydrates under it, is no second press.
    if (next.ticked === was.ticked && next.packs === was.packs) return;
    show(part, next);
    turn.current = turn.current.then(async () => {
      const answer = await callWorkshop('choose-line', { part, ...next });
      setTrouble(answer.ok ? undefined : answer.error);
      if (answer.ok) kept.current = { ...kept.current, [part]: next };
      // What was pressed since is still on its way, and has an answer of its own.
      else if (of(shown.current, line) === next) show(part, of(kept.current, line));
    });
  }
  return { of: (line) => of(chosen, line), choose, trouble };
}
