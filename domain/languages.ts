export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** All but English: their pages have addresses and scripts of their own. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

export type OtherLanguage = Exclude<Language, 'en'>;

/** A language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Pages that speak every language, by their English address. The German one is the same under `/de`, that of `/` is `/de`. */
export const BILINGUAL_PAGES = [
  '/',
  '/about',
  '/blog',
  '/blog/:slug',
  '/wiring',
  '/model',
  '/workbench',
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

/** The makers' pages speak every language, too; which one, each maker's account says (`enter.server.ts`). */
const WORKSHOP = /^\/workshop(?=\/|$)/;

/** The part of an address that names its language; English has none. */
const PREFIX = new RegExp(`^/(${OTHER_LANGUAGES.join('|')})(?=[/?#]|$)`);

/** What stands before the addresses of a language: nothing for English, `/de` for German. */
export const prefixOf = (language: Language): '' | `/${OtherLanguage}` =>
  language === 'en' ? '' : `/${language}`;

/** How `Intl` writes dates and figures in a language: English as in Britain. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** What a language is called in another one: "German", "Englisch". */
export const languageNameIn = (named: Language, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? LANGUAGE_NAMES[named];

/** The language with a code; English where the shop has none with it. */
export const languageWithCode = (code: string | undefined): Language =>
  LANGUAGES.find((language) => language === code) ?? 'en';

/** Names a language behind an address that is the same for all, as those of the sandbox. */
export const languageQuery = (language: Language): string =>
  language === 'en' ? '' : `?language=${language}`;

/** Of `/shop/:slug` each address that stands for it. */
const SPELLINGS = BILINGUAL_PAGES.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`));

/** The language of the page at a path; the choice is in the address alone. */
export function languageOf(path: string): Language {
  const [, named] = PREFIX.exec(path) ?? [];
  return languageWithCode(named);
}

/** The same page in a language; where it speaks one language only, the address of that one. */
export function inLanguage(path: string, language: Language): string {
  // With what stands behind the path: a link goes on to what was chosen there.
  const [, own = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const english = own.replace(PREFIX, '') || '/';
  const isBilingual = WORKSHOP.test(english) || SPELLINGS.some((spelling) => spelling.test(english));
  const prefix = isBilingual ? prefixOf(language) : '';
  return (prefix && english === '/' ? prefix : prefix + english) + rest;
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
export type Sentence = InLanguages<string>;

/** Says the same in each language: `inEach(WORDS, (words) => words.taken(3))`. */
export const inEach = <Words, Value>(
  words: InLanguages<Words>,
  say: (own: Words, language: Language) => Value,
): InLanguages<Value> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, say(words[language], language)]),
  ) as InLanguages<Value>;
