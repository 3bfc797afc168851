const numberIn = (text: string): number => Number(text.replace(',', '.'));

export type Fields = ReturnType<typeof fieldsOf>;

/** What is in a form, as calls want it. */
export function fieldsOf(data: FormData) {
  const texts = (name: string) => data.getAll(name).map((value) => String(value).trim());
  const text = (name: string) => texts(name)[0] ?? '';
  return {
    text,
    texts,
    /** As it was typed, spaces and all: a password. */
    typed: (name: string) => String(data.get(name) ?? ''),
    has: (name: string) => data.has(name),
    /** Whether a box is ticked. */
    flag: (name: string) => data.has(name),
    /** Undefined where the field is empty. */
    number: (name: string) => (text(name) === '' ? undefined : numberIn(text(name))),
    numbers: (name: string) => texts(name).map(numberIn),
    /** Of euros as they are typed, with a comma or a point; an empty field is none. */
    cents: (name: string) => Math.round(numberIn(text(name)) * 100),
    /** One of those that a select offers. */
    choice<Option extends string>(name: string, of: readonly Option[]): Option {
      const chosen = of.find((option) => option === text(name));
      if (chosen === undefined) throw new Error(`${name} offers no ${text(name)}`);
      return chosen;
    },
  };
}
