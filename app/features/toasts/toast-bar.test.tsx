import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TOAST_MS } from '#app/state/toasts.ts';
import { ToastBar } from './toast-bar.tsx';

it('looks different for info, success and error, and labels errors [row 176]', () => {
  const bar = renderToStaticMarkup(<ToastBar />);
  const notes = Array.from(bar.matchAll(/<template data-message="(\w+)">(.*?)<\/template>/g));
  expect(notes.map(([, type]) => type)).toEqual(['info', 'success', 'error']);
  expect(new Set(notes.map(([, , note]) => note)).size).toBe(3);
  expect(notes.map(([, , note]) => note?.includes('Error:'))).toEqual([false, false, true]);
});

it('stays for three seconds', () => {
  expect(TOAST_MS).toBe(3000);
});
