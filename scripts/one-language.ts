import type { Plugin } from 'vite';

/** A language, as `domain/languages.ts` names it. */
type Name = 'en' | 'de';

const MESSAGES = /\.messages\.tsx?$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: Node & { readonly name?: string };
  readonly value?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every object that has words in both languages, the outermost first. */
function* bothIn(node: Node): Generator<readonly Property[]> {
  if (node.type === 'ObjectExpression') {
    const properties = (node as Node & { properties: readonly Property[] }).properties;
    const names = properties.map(({ key }) => key?.name);
    if (names.length === 2 && names.includes('en') && names.includes('de')) yield properties;
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* bothIn(child);
}

/** A module of words without those of the other language. */
export function inOneLanguage(code: string, program: Node, language: Name): string {
  const cuts: [start: number, end: number][] = [];
  for (const [first, last] of bothIn(program)) {
    if (!first || !last) continue;
    const isInCut = cuts.some(([start, end]) => first.start >= start && first.end <= end);
    if (isInCut) continue;
    cuts.push(first.key?.name === language ? [first.end, last.end] : [first.start, last.start]);
  }
  let left = code;
  // What is asked without a language is asked in English: on a German page its words are the only ones there are.
  const instead = language === 'de' ? 'get en(){return this.de},' : '';
  for (const [start, end] of cuts.sort(([a], [b]) => b - a))
    left = left.slice(0, start) + (code[start] === ',' ? '' : instead) + left.slice(end);
  return left;
}

/**
 * A page speaks one language, and its scripts carry no other: of each `x.messages.ts` the browser is given one object. Files in
 * which nothing is said in two languages are the same in both builds, and so are their names.
 */
export const oneLanguage = (language: Name): Plugin => ({
  name: 'one-language',
  apply: 'build',
  // After the types are gone.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: MESSAGES },
    handler(code) {
      return { code: inOneLanguage(code, this.parse(code) as unknown as Node, language), map: null };
    },
  },
});
