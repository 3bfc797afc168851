import { useState } from 'react';
import { choiceQuery } from './choice.ts';
import type { Choice } from './product-props.ts';

/** The choice, also kept in the address, so that links and the back button lead to the same pickup. */
export function useChoice(start: Choice): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(start);
  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    history.replaceState(history.state, '', `${choiceQuery(location.search, next)}${location.hash}`);
  }
  return [choice, choose];
}
