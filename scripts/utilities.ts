import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';

/** From the brace that opens a className's expression to the one that closes it. */
function expressionFrom(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return source.slice(start, at);
  }
  return '';
}

/** The classes that a part names literally, in an attribute `className` or one that ends so. */
export function classNamesIn(source: string): string[] {
  return Array.from(source.matchAll(/\b(?:c|\w+C)lassName=("[^"]*"|\{)/g)).flatMap(
    ({ 0: found, 1: value, index }) => {
      const text = value === '{' ? expressionFrom(source, index + found.length - 1) : (value ?? '');
      return Array.from(text.matchAll(/(['"`])(.*?)\1/g)).flatMap(([, , names = '']) => names.split(/\s+/));
    },
  );
}

/** The rules of those names that are utilities, as Tailwind makes them of our theme (docs/decisions/031). */
export async function rulesOf(names: string[]): Promise<string> {
  const theme = readFileSync('app/ui/theme.css', 'utf8');
  const { build } = await compile(`${theme}\n@layer utilities { @tailwind utilities; }`);
  return build(names).replace(/^\/\*!.*?\*\/\n/, '');
}

/** The utilities that these files name. */
export const utilitiesOf = (files: readonly string[]) =>
  rulesOf(files.flatMap((file) => classNamesIn(readFileSync(file, 'utf8'))));
