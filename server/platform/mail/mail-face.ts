import { readFileSync } from 'node:fs';

let sheet: string | undefined;

/**
 * The face of headings, within the mail: nothing is fetched for it. `@media screen` hides it from Outlook, which would
 * take Times for whatever it does not know. Empty where the file is not there: then the next face of the list is in.
 */
export function faceSheet(file = 'public/generated/fonts/archivo.woff2'): string {
  if (sheet === undefined) {
    try {
      const font = readFileSync(file).toString('base64');
      sheet = `@media screen{@font-face{font-family:Archivo;font-weight:650 800;font-stretch:125%;src:url(data:font/woff2;base64,${font}) format('woff2')}}`;
    } catch {
      sheet = '';
    }
  }
  return sheet;
}
