const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 3 → "three", as numbers up to twelve are written; above that, figures. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);
