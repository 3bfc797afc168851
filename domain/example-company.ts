import { COMPANY, HOST } from './company.ts';

/** What only stands where somebody has yet to write: our own examples, and names and domains that nobody can have. */
const EXAMPLE = /muster|beispiel|^(DE|GB)?0{9}|\bexample\.(org|com|net)\b|\.(example|invalid|test)\b/i;

/** Telephone numbers that the Bundesnetzagentur keeps free for films and books (Mitteilung 148/2021). */
const EXAMPLE_PHONE = /^\+49(3023125|4066969|6990009|8999998|2214710)\d{3}$/;

/** Whether a name, a number or an address is an obvious example. */
export const isExample = (text: string): boolean =>
  EXAMPLE.test(text) || EXAMPLE_PHONE.test(text.replaceAll(' ', ''));

function fieldsOf(name: string, value: unknown): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(Array.isArray(value) ? name : `${name}.${key}`, inner),
  );
}

/** Names of what in `company.ts` is still an example, each once; and the telephone number where there is none. */
export function exampleFields(company: object = COMPANY, host: string = HOST): readonly string[] {
  const fields = [...fieldsOf('COMPANY', company), ...fieldsOf('HOST', host)];
  const isOpen = ([name, text]: readonly [string, string]) =>
    isExample(text) || (name === 'COMPANY.phone' && text === '');
  return [...new Set(fields.filter(isOpen).map(([name]) => name))];
}
