import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import { PLAIN } from './plain.ts';

/** A letter as mail programs show it and as plain text: rendered once, for that is what a mail costs most. */
export async function inBoth(
  letter: ReactElement,
): Promise<{ readonly html: string; readonly text: string }> {
  const html = await render(letter);
  return { html, text: toPlainText(html, PLAIN.htmlToTextOptions) };
}
