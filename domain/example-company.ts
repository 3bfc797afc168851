import { COMPANY, HOST } from './company.ts';

/** What only stands where somebody has yet to write: our own examples, and names and domains that nobody can have. */
const EXAMPLE = /muster|beispiel|^(DE|GB)0+$|\bexample\.(org|com|net)\b|\.(example|invalid|test)\b/i;

/** Whether a name, a number or an address is an obvious example. */
export const isExample = (text: string): boolean => EXAMPLE.test(text);

function fieldsOf(name: string, value: unknown): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(Array.isArray(value) ? name : `${name}.${key}`, inner),
  );
}

/** Names of what in `company.ts` is still an example, each once. A shop that takes money says who it is. */
export function exampleFields(company: object = COMPANY, host: string = HOST): readonly string[] {
  const fields = [...fieldsOf('COMPANY', company), ...fieldsOf('HOST', host)];
  return [...new Set(fields.filter(([, text]) => isExample(text)).map(([name]) => name))];
}
