import { COMPANY, HOST } from './company.ts';

/** Placeholders: our own examples, and names and domains that nobody can own. */
const EXAMPLE =
  /muster|beispiel|^(DE|GB)?0{9}|^DE36[ 0]+$|\bexample\.(org|com|net)\b|\.(example|invalid|test)\b/i;

/** Telephone numbers reserved by the Bundesnetzagentur for fiction (Mitteilung 148/2021). */
const EXAMPLE_PHONE = /^\+49(3023125|4066969|6990009|8999998|2214710)\d{3}$/;

export const isExample = (text: string): boolean =>
  EXAMPLE.test(text) || EXAMPLE_PHONE.test(text.replaceAll(' ', ''));

function fieldsOf(name: string, value: unknown): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(Array.isArray(value) ? name : `${name}.${key}`, inner),
  );
}

export function exampleFields(company: object = COMPANY, host: string = HOST): readonly string[] {
  const fields = [...fieldsOf('COMPANY', company), ...fieldsOf('HOST', host)];
  const isOpen = ([name, text]: readonly [string, string]) =>
    isExample(text) || (name === 'COMPANY.phone' && text === '');
  return [...new Set(fields.filter(isOpen).map(([name]) => name))];
}
