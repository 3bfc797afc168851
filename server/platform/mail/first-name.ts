/** A given name: letters, perhaps joined. Titles end in a full stop, initials and firms have no such second word. */
const GIVEN = /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*$/u;

/** By what a letter may call its reader; undefined where the name does not plainly say it. */
export function firstNameIn(name: string): string | undefined {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const isPerson =
    rest.length > 0 && rest.length < 4 && rest.every((word) => /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word));
  const isFirm = /\b(gmbh|ag|kg|gbr|ohg|ug|ltd|llc|inc|e\.?\s?v\.?|co)\b\.?$/i.test(name.trim());
  return isPerson && !isFirm && GIVEN.test(first) && first.length <= 20 ? first : undefined;
}
