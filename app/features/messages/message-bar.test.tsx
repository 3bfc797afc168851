import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MESSAGE_MS } from '#app/state/messages.ts';
import { MessageBar } from './message-bar.tsx';

it('is an info, a success or an error, each with a look of its own, and errors say so [row 176]', () => {
  const bar = renderToStaticMarkup(<MessageBar />);
  const notes = Array.from(bar.matchAll(/<template data-message="(\w+)">(.*?)<\/template>/g));
  expect(notes.map(([, type]) => type)).toEqual(['info', 'success', 'error']);
  expect(new Set(notes.map(([, , note]) => note)).size).toBe(3);
  expect(notes.map(([, , note]) => note?.includes('Error:'))).toEqual([false, false, true]);
});

it('stands for three seconds', () => {
  expect(MESSAGE_MS).toBe(3000);
});
