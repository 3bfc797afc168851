import { useRef } from 'react';

/** Runs tasks one after the other, so that the last request is also the server's last. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function useTurns(): TakeTurn {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const turn = queue.current.then(work);
    queue.current = turn.catch(() => {});
    return turn;
  };
}
