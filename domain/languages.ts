export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Pages that speak both languages, by their English address. The German one is the same under `/de`, that of `/` is `/de`. */
export const BILINGUAL_PAGES = [
  '/',
  '/about',
  '/blog',
  '/blog/:slug',
  '/wiring',
  '/model',
  '/your-guitar',
  '/listen',
  '/finder',
  '/measure',
  '/your-recording',
  '/phase',
  '/shop',
  '/shop/:slug',
  '/configurator',
  '/configurator/:build',
  '/privacy',
  '/terms',
  '/return',
  '/shipping',
  '/imprint',
  '/accessibility',
  '/withdraw',
  '/data',
  '/cart',
  '/checkout',
  '/p/:serial',
  '/login',
  '/register',
  '/verify/:token',
  '/reset',
  '/reset/:token',
  '/account',
] as const;

/** The makers' pages speak both, too; which one, each maker's account says (`enter.server.ts`). */
const WORKSHOP = /^\/workshop(?=\/|$)/;

const GERMAN = /^\/de(?=[/?#]|$)/;

/** Of `/shop/:slug` each address that stands for it. */
const SPELLINGS = BILINGUAL_PAGES.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`));

/** The language of the page at a path; the choice is in the address alone. */
export const languageOf = (path: string): Language => (GERMAN.test(path) ? 'de' : 'en');

/** The same page in a language; where it speaks one language only, the address of that one. */
export function inLanguage(path: string, language: Language): string {
  // With what stands behind the path: a link goes on to what was chosen there.
  const [, own = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const english = own.replace(GERMAN, '') || '/';
  const isBilingual = WORKSHOP.test(english) || SPELLINGS.some((spelling) => spelling.test(english));
  return (language === 'de' && isBilingual ? `/de${english === '/' ? '' : english}` : english) + rest;
}

/** The addresses of a page in all its languages, of which its reader chooses; none where there is only one. */
export function translationsOf(path: string): readonly { language: Language; path: string }[] {
  if (WORKSHOP.test(inLanguage(path, 'en'))) return [];
  const all = LANGUAGES.map((language) => ({ language, path: inLanguage(path, language) }));
  return all.every((one) => languageOf(one.path) === one.language) ? all : [];
}

/** The words of one of several languages. */
export type InLanguages<Words> = Readonly<Record<Language, Words>>;

/** A sentence in each language: what is refused is worded here and said in the language of who asked. */
export type Said = InLanguages<string>;

/** Says the same in each language: `inEach(WORDS, (words) => words.taken(3))`. */
export const inEach = <Words, Value>(
  words: InLanguages<Words>,
  say: (own: Words, language: Language) => Value,
): InLanguages<Value> => ({ en: say(words.en, 'en'), de: say(words.de, 'de') });
