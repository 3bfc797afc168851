import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BooksView } from '#server/books/index.ts';
import { CloseSteps } from './close-steps.tsx';

const DESK = {
  orders: { paid: 4, left: 4 },
  money: { found: 4, payments: 4, off: 0 },
  exports: [],
  files: [],
  closed: undefined,
  faults: [],
  isOver: true,
};
const statesOf = (desk: object) =>
  [
    ...renderToString(<CloseSteps books={{ ...DESK, ...desk } as unknown as BooksView} />).matchAll(
      /data-state="(\w+)"/g,
    ),
  ].map(([, state]) => state);
const unproven = (count: number) => Array.from({ length: count }, () => ({ proof: null }));

it('marks a step of the close as done only once it is done [case M14] [row D704]', () => {
  expect(statesOf({})).toEqual(['done', 'done', 'done', 'done', 'now']);
  expect(statesOf({ isOver: false, faults: [{ kind: 'running' }], exports: unproven(4) })).toEqual([
    'now',
    ...['todo', 'todo', 'todo', 'todo'],
  ]);
  expect(statesOf({ exports: unproven(4), faults: [{ kind: 'proofs', count: 4 }] })).toEqual([
    ...['done', 'done', 'now', 'done', 'todo'],
  ]);
  // The month may be closed with one proof missing, and the step stays open.
  expect(statesOf({ exports: unproven(1) })).toEqual(['done', 'done', 'todo', 'done', 'now']);
  expect(statesOf({ closed: { by: 'Maxi', at: '' }, exports: unproven(1) })).toEqual(
    Array.from({ length: 5 }, () => 'done'),
  );
});
