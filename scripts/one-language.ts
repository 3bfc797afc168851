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

/** Every object whose properties are exactly the languages, outermost first. */
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

/** Removes the other languages from a message module. */
export function inOneLanguage(
  code: string,
  program: Node,
  language: string,
  languages: readonly string[] = LANGUAGES,
): string {
  // Reads without a language use English; in other builds the only language takes its place.
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
 * Reduces each `x.messages.ts` in a browser build to one language. Files without a choice of language are identical in
 * all builds, and so are their names.
 */
export const oneLanguage = (language: Language): Plugin => ({
  name: 'one-language',
  apply: 'build',
  // Runs after the types are stripped.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: MESSAGES },
    handler(code) {
      return { code: inOneLanguage(code, this.parse(code) as unknown as Node, language), map: null };
    },
  },
});
