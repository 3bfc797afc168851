import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { type TypedFigure, writeFigure } from '#domain/typed-figures.ts';
import look from './look.module.css';

const CHECK = 'flex items-center gap-12 min-h-44 mt-6';
const CHECK_BOX = 'w-20 h-20 [accent-color:var(--ink)] phone:w-28 phone:h-28';
export const FIELD_LABEL = 'grid gap-6 content-end min-w-0 type-14 weight-600';
/** Style of a hint below a field. */
export const HINT = 'mt-6 mb-0 fine text-muted';

type Control<Tag extends 'input' | 'select' | 'textarea'> = ComponentProps<Tag> & {
  /** True if `className` replaces the default look. */
  readonly isPlain?: boolean;
};

type Labelled<Tag extends 'input' | 'select'> = Control<Tag> & {
  readonly label: ReactNode;
  /** Look of the label, instead of the usual one. */
  readonly labelClassName?: string;
  /** Look of the box around both; `contents` makes label and control items of the grid around it. */
  readonly boxClassName?: string;
};

/** A control that is named by `aria-label` alone. */
export const Input = ({ isPlain, className, ...input }: Control<'input'>) => (
  <input className={isPlain ? className : cx(look.field, className)} {...input} />
);

export const SelectInput = ({ isPlain, className, ...select }: Control<'select'>) => (
  <select className={isPlain ? className : cx(look.select, className)} {...select} />
);

export const TextArea = ({ isPlain, className, ...text }: Control<'textarea'>) => (
  <textarea className={isPlain ? className : cx(look.field, className)} {...text} />
);

/** Puts the label before a control that has an id, in a box, and around one that has none. */
const Label = ({
  id,
  label,
  labelClassName,
  boxClassName,
  children,
}: Pick<Labelled<'input'>, 'id' | 'label' | 'labelClassName' | 'boxClassName' | 'children'>) =>
  id === undefined ? (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={labelClassName ?? FIELD_LABEL}>
      {label}
      {children}
    </label>
  ) : (
    <div className={boxClassName}>
      <label className={labelClassName ?? look.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );

export const InputField = ({
  label,
  labelClassName,
  boxClassName,
  hint,
  ...input
}: Labelled<'input'> & {
  /** Shown below the field, which needs an id. */
  readonly hint?: string;
}) => (
  <Label {...{ id: input.id, label, labelClassName, boxClassName }}>
    <Input {...(hint && { 'aria-describedby': `${input.id}-hint` })} {...input} />
    {hint ? (
      <p className={HINT} id={`${input.id}-hint`}>
        {hint}
      </p>
    ) : null}
  </Label>
);

/** A field without the browser's suggestions, which are about its user. */
export const EntryField = (field: ComponentProps<typeof InputField>) => (
  <InputField autoComplete="off" {...field} />
);

/** A field of a form that edits a record: its name is its id. */
export const RecordField = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <EntryField id={name} label={label} name={name} defaultValue={value} />
);

/** A field for a figure, with its value as makers write it. */
export function FigureField({
  figure,
  value,
  ...field
}: Omit<ComponentProps<typeof InputField>, 'value'> & {
  figure: TypedFigure;
  value: number | null | undefined;
}) {
  const language = useLanguage();
  return <InputField inputMode="decimal" defaultValue={writeFigure(value, figure, language)} {...field} />;
}

export const SelectField = ({ label, labelClassName, boxClassName, ...select }: Labelled<'select'>) => (
  <Label {...{ id: select.id, label, labelClassName, boxClassName }}>
    <SelectInput {...select} />
  </Label>
);

export const TextField = ({ label, ...text }: Control<'textarea'> & { readonly label: ReactNode }) => (
  <Label {...{ id: text.id, label }}>
    <TextArea {...text} />
  </Label>
);

/** A checkbox, or a radio button, before its label. */
export const CheckField = ({
  label,
  labelClassName = CHECK,
  className = CHECK_BOX,
  ...input
}: Omit<Labelled<'input'>, 'label'> & { readonly label?: ReactNode }) => (
  <label className={labelClassName}>
    <input type="checkbox" className={className} {...input} />
    {label}
  </label>
);

/** The options of a select, in the order of `values`. By default a value is its own name. */
export const Options = <Value,>({
  values,
  idOf = String,
  nameOf = String,
}: {
  values: readonly Value[];
  idOf?: (value: Value) => string | number;
  nameOf?: (value: Value) => ReactNode;
}) =>
  values.map((value) => (
    <option key={idOf(value)} value={idOf(value)}>
      {nameOf(value)}
    </option>
  ));
