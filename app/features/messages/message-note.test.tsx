import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MESSAGE_MS } from '#app/state/messages.ts';
import { MessageNote } from './message-note.tsx';

it('is an info, a success or an error, each with a look of its own, and errors say so', () => {
  const notes = (['info', 'success', 'error'] as const).map((type) =>
    renderToStaticMarkup(<MessageNote message={{ id: 1, type, text: 'Item Added' }} />),
  );
  expect(new Set(notes).size).toBe(3);
  for (const note of notes) expect(note).toContain('Item Added');
  expect(notes.map((note) => note.includes('Error:'))).toEqual([false, false, true]);
});

it('stands for three seconds', () => {
  expect(MESSAGE_MS).toBe(3000);
});
