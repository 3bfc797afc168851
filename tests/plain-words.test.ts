import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const LIST = 'content/avoided-words.txt';

/** Places where an avoided word is right. */
const ALLOWED: readonly { readonly file: string; readonly text: RegExp; readonly reason: string }[] = [
  { file: 'domain/configurator/build.messages.ts', text: /^Color$/, reason: 'label of the specification' },
  { file: 'app/features/kit/kit.messages.ts', text: /^Pickup Color$/, reason: 'label of the specification' },
  {
    file: 'app/features/configurator/notes/colours-note.messages.ts',
    text: /Base Color/,
    reason: 'the same',
  },
  { file: 'app/features/landing/favourites/favourites.messages.ts', text: /^Favorites$/, reason: 'the same' },
  { file: 'domain/customs/consignment.messages.ts', text: /^Royal Mail/, reason: 'name of a carrier' },
];

interface Text {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

/** Strings, template parts and JSX texts of a module. What is outside of an `en` or `de` branch counts as English. */
function textsOfModule(file: string): Text[] {
  const texts: Text[] = [];
  const walk = (node: unknown, language: string): void => {
    if (Array.isArray(node)) for (const child of node) walk(child, language);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const { type, key, id, value } = node as {
      type: string;
      key?: { name?: string };
      id?: { name?: string };
      value?: unknown;
    };
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return;
    const branch = /^(?:\w+_)?(en|de|german)$/i.exec(key?.name ?? id?.name ?? '')?.[1]?.toLowerCase();
    const text = type === 'TemplateElement' ? (value as { cooked?: string }).cooked : value;
    if (/^(Literal|JSXText|TemplateElement)$/.test(type)) {
      if (typeof text === 'string') texts.push({ file, language, text });
    } else
      for (const child of Object.values(node))
        walk(child, branch ? branch.replace('german', 'de') : language);
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program, 'en');
  // A single word in small letters is a key.
  return texts.filter(({ text }) => !/^[a-z]+$/.test(text));
}

const TEXTS: readonly Text[] = [
  ...globSync('{app,domain,server}/**/*.messages.{ts,tsx}').flatMap(textsOfModule),
  ...globSync('content/**/*.mdx').map((file) => ({
    file,
    language: file.endsWith('.de.mdx') ? 'de' : 'en',
    text: readFileSync(file, 'utf8').replace(/^(import|export) .*$|<[^>]*>|\{[^}]*\}/gm, ''),
  })),
];

const RULES = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [language = '', pattern = '', instead = '', most = ''] = line.split('; ');
    return { language, pattern, instead, most: Number(most) };
  });

function usesOf(language: string, pattern: string): string[] {
  const word = new RegExp(`(?<![\\wäöüß-])(?:${pattern})(?![\\wäöüß-])`, language === 'de' ? 'g' : 'gi');
  return TEXTS.filter((text) => text.language === language)
    .filter(({ file, text }) => !ALLOWED.some((place) => place.file === file && place.text.test(text)))
    .flatMap(({ file, text }) =>
      Array.from(
        text.matchAll(word),
        ({ index }) => `${file}: …${text.slice(Math.max(0, index - 30), index + 40)}…`,
      ),
    );
}

describe('texts that people read', () => {
  it('are found in both languages', () => {
    for (const language of ['en', 'de'])
      expect(TEXTS.filter((text) => text.language === language).length).toBeGreaterThan(5000);
  });

  it.each(RULES)(
    'use "$pattern" ($language) at most $most times: $instead',
    ({ language, pattern, most }) => {
      const uses = usesOf(language, pattern);
      expect(uses.length > most ? uses : [], `${uses.length} uses; ${LIST} allows ${most}`).toEqual([]);
    },
  );

  it.each(ALLOWED)('use an avoided word in $file: $reason', ({ file, text }) =>
    expect(TEXTS.some((place) => place.file === file && text.test(place.text))).toBe(true),
  );
});

const CLAUSE =
  /^(What|Who|Whoever|Whatever|Where|Wherever|When|Whenever|As|If|Because|Since|While|After|Before|Once|Unless|Until|Though|Although|Of|That|How|Whether|Which|So that|In which|To whom|With that|With which|For which|From which|Only what|Only who|Nothing that|By which|At which|By what|From what|For what|Whose|Whom)\b/;

/** Block comments, and runs of line comments as one, that begin their line; without directives. */
const commentsIn = (source: string): string[] =>
  Array.from(source.matchAll(/^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm), ([comment]) =>
    comment.replace(/^[\s/*]+/, ''),
  ).filter((comment) => comment && !/^(biome|@)/.test(comment));

it('comments begin with no clause', () => {
  const files = globSync(
    '{app,assets,docs,domain,sandbox,scripts,server,tests}/**/*.{ts,tsx,mjs,css}',
  ).filter((file) => !/node_modules|generated/.test(file));
  const clauses = files.flatMap((file) =>
    commentsIn(readFileSync(file, 'utf8'))
      .filter((comment) => CLAUSE.test(comment))
      .map((comment) => `${file}: ${comment}`),
  );
  expect(clauses).toEqual([]);
});
