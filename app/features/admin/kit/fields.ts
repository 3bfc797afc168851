import type { Language } from '#domain/languages.ts';
import { figureDoubt, figureFault, readFigure, type TypedFigure } from '#domain/typed-figures.ts';

export type FormReader = ReturnType<typeof fieldsOf>;

export class InvalidField extends Error {
  override readonly name = 'InvalidField';
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export function fieldsOf(data: FormData, language: Language) {
  const texts = (name: string) => data.getAll(name).map((value) => String(value).trim());
  const text = (name: string) => texts(name)[0] ?? '';
  const doubts: string[] = [];
  return {
    text,
    texts,
    typed: (name: string) => String(data.get(name) ?? ''),
    flag: (name: string) => data.has(name),
    /** Value of a hidden field or a select; undefined if empty. */
    number: (name: string) => (text(name) === '' ? undefined : Number(text(name))),
    numbers: (name: string) => texts(name).map(Number),
    /** A figure typed by a maker, or `empty` for an empty field. Throws `InvalidField` for anything else. */
    figure<Empty = never>(
      name: string,
      figure: TypedFigure,
      ...empty: readonly [] | readonly [Empty]
    ): number | Empty {
      if (text(name) === '' && empty.length > 0) return empty[0] as Empty;
      const value = readFigure(text(name), figure);
      if (value === undefined) throw new InvalidField(name, figureFault(figure, language));
      const doubt = figureDoubt(value, figure, language);
      if (doubt) doubts.push(doubt);
      return value;
    },
    doubts: doubts as readonly string[],
    choice<Option extends string>(name: string, of: readonly Option[]): Option {
      const chosen = of.find((option) => option === text(name));
      if (chosen === undefined) throw new Error(`${name} offers no ${text(name)}`);
      return chosen;
    },
  };
}
