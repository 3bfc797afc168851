import { useRef } from 'react';

/** Does one thing after the other, so that what was asked last is also the server's last. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns that all parts of one checkout share. */
export function useTurns(): TakeTurn {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const turn = queue.current.then(work);
    queue.current = turn.catch(() => {});
    return turn;
  };
}
