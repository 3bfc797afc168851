import { readFileSync } from 'node:fs';

let sheet: string | undefined;

/**
 * The heading font, inlined so that nothing is fetched. `@media screen` hides it from Outlook, which would fall back to
 * Times. Empty if the file is missing; then the next font of the list applies.
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
