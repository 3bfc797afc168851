import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../domain/languages.ts';

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

/** Every object with a property for each language and no other, the outermost first. */
function* choicesIn(node: Node, languages: readonly string[]): Generator<readonly Property[]> {
  if (node.type === 'ObjectExpression') {
    const properties = (node as Node & { properties: readonly Property[] }).properties;
    const names = new Set(properties.map(({ key }) => key?.name));
    if (names.size === languages.length && languages.every((name) => names.has(name))) yield properties;
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* choicesIn(child, languages);
}

/** A module of words without those of the other languages. */
export function inOneLanguage(
  code: string,
  program: Node,
  language: string,
  languages: readonly string[] = LANGUAGES,
): string {
  // What is asked without a language is asked in English: on other pages their own words are the only ones there are.
  const instead = language === 'en' ? '' : `get en(){return this.${language}},`;
  const cuts: { start: number; end: number; instead: string }[] = [];
  for (const properties of choicesIn(program, languages)) {
    const [first, last] = [properties[0], properties.at(-1)];
    const kept = properties.find(({ key }) => key?.name === language);
    if (!first || !last || !kept) continue;
    if (cuts.some(({ start, end }) => first.start >= start && first.end <= end)) continue;
    cuts.push({ start: first.start, end: kept.start, instead });
    cuts.push({ start: kept.end, end: last.end, instead: '' });
  }
  let left = code;
  for (const cut of cuts.sort((a, b) => b.start - a.start))
    left = left.slice(0, cut.start) + cut.instead + left.slice(cut.end);
  return left;
}

/**
 * A page speaks one language, and its scripts carry no other: of each `x.messages.ts` the browser is given one object. Files in
 * which nothing is said in two languages are the same in both builds, and so are their names.
 */
export const oneLanguage = (language: Language): Plugin => ({
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
