import type { Log } from './log.ts';

type Level = 'info' | 'warn';
type Line = (facts: object, words: string) => void;

/** Log lines of a transaction, written after its commit: a transaction that is rolled back or retried logs nothing. */
export interface HeldLog extends Readonly<Record<Level, Line>> {
  say(): void;
}

export function holdLog(log: Log): HeldLog {
  const lines: (() => void)[] = [];
  const hold =
    (level: Level): Line =>
    (facts, words) =>
      void lines.push(() => log[level](facts, words));
  return {
    info: hold('info'),
    warn: hold('warn'),
    say: () => {
      for (const line of lines.splice(0)) line();
    },
  };
}
