import { convert, type SelectorDefinition } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The one that mail programs lay out the same way. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * How a letter becomes plain text. Tables of figures (`rows`) stay tables: as running text their cells would meet
 * without a space between them.
 */
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

/** A letter as mail programs show it and as plain text: rendered once, for that is what a mail costs most. */
export function inBoth(letter: ReactElement): { readonly html: string; readonly text: string } {
  const html = DOCTYPE + renderToStaticMarkup(letter);
  return { html, text: convert(html, { wordwrap: false, selectors: SELECTORS }) };
}
