/** A given name, perhaps hyphenated. Excludes titles (they end in a full stop), initials and firms. */
const GIVEN = /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*$/u;

/** The first name for a salutation; undefined if the name is ambiguous. */
export function firstNameIn(name: string): string | undefined {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const isPerson =
    rest.length > 0 && rest.length < 4 && rest.every((word) => /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word));
  const isFirm = /\b(gmbh|ag|kg|gbr|ohg|ug|ltd|llc|inc|e\.?\s?v\.?|co)\b\.?$/i.test(name.trim());
  return isPerson && !isFirm && GIVEN.test(first) && first.length <= 20 ? first : undefined;
}
