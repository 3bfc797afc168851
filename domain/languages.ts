export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** All except English; their pages have addresses and scripts of their own. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

export type OtherLanguage = Exclude<Language, 'en'>;

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Pages in every language, by their English address. German ones are the same under `/de`; `/` is `/de`. */
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
  '/repair',
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

/** The makers' pages are in every language, too; the maker's account decides (`enter.server.ts`). */
const WORKSHOP = /^\/workshop(?=\/|$)/;

/** Language prefix of an address; English has none. */
const PREFIX = new RegExp(`^/(${OTHER_LANGUAGES.join('|')})(?=[/?#]|$)`);

export const prefixOf = (language: Language): '' | `/${OtherLanguage}` =>
  language === 'en' ? '' : `/${language}`;

/** Locale for `Intl`: British English. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

export const languageNameIn = (named: Language, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? LANGUAGE_NAMES[named];

export const languageWithCode = (code: string | undefined): Language =>
  LANGUAGES.find((language) => language === code) ?? 'en';

/** Query for addresses that are the same in all languages, such as the sandbox's. */
export const languageQuery = (language: Language): string =>
  language === 'en' ? '' : `?language=${language}`;

/** Patterns of page addresses: `/shop/:slug` matches every slug. */
const SPELLINGS = BILINGUAL_PAGES.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`));

/** The language of a page's path. Only the path decides. */
export function languageOf(path: string): Language {
  const [, named] = PREFIX.exec(path) ?? [];
  return languageWithCode(named);
}

/** The address of a page in a language; unchanged if the page has only one. */
export function inLanguage(path: string, language: Language): string {
  // Keeps query and fragment, which contain the visitor's choices.
  const [, own = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const english = own.replace(PREFIX, '') || '/';
  const isBilingual = WORKSHOP.test(english) || SPELLINGS.some((spelling) => spelling.test(english));
  const prefix = isBilingual ? prefixOf(language) : '';
  return (prefix && english === '/' ? prefix : prefix + english) + rest;
}

export function translationsOf(path: string): readonly { language: Language; path: string }[] {
  if (WORKSHOP.test(inLanguage(path, 'en'))) return [];
  const all = LANGUAGES.map((language) => ({ language, path: inLanguage(path, language) }));
  return all.every((one) => languageOf(one.path) === one.language) ? all : [];
}

export type InLanguages<Words> = Readonly<Record<Language, Words>>;

/** A text in each language, for faults that are translated later for the reader. */
export type Sentence = InLanguages<string>;

/** Applies a message in each language: `inEach(WORDS, (words) => words.taken(3))`. */
export const inEach = <Words, Value>(
  words: InLanguages<Words>,
  say: (own: Words, language: Language) => Value,
): InLanguages<Value> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, say(words[language], language)]),
  ) as InLanguages<Value>;

/** Typed, not read from `Intl`: a page's first formatter takes a phone's browser 100 ms and more. */
const SIGNS: Record<Language, string> = { en: '.', de: ',' };

export const decimalSign = (language: Language): string => SIGNS[language];

export const decimalsIn = (figures: string, language: Language): string =>
  figures.replace(/(\d)\.(?=\d)/g, `$1${decimalSign(language)}`);
