import { convert, type SelectorDefinition } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The doctype that mail programs agree on. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Rules for plain text. Tables of figures (`rows`) stay tables; otherwise their cells would be joined without a space. */
const SELECTORS: SelectorDefinition[] = [
  { selector: 'img', format: 'skip' },
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  {
    selector: 'table.rows',
    format: 'dataTable',
    options: { uppercaseHeaderCells: false, colSpacing: 2, rowSpacing: 0 },
  },
];

/** The HTML and plain text of a letter, rendered once, because rendering is the most expensive part of a mail. */
export function inBoth(letter: ReactElement): { readonly html: string; readonly text: string } {
  const html = DOCTYPE + renderToStaticMarkup(letter);
  return { html, text: convert(html, { wordwrap: false, selectors: SELECTORS }) };
}
