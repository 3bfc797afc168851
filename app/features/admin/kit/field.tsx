import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import look from './look.module.css';

type Labelled<Control extends 'input' | 'select' | 'textarea'> = ComponentProps<Control> & {
  readonly id: string;
  readonly label: ReactNode;
};

const Label = ({ id, label }: { id: string; label: ReactNode }) => (
  <label className={look.label} htmlFor={id}>
    {label}
  </label>
);

export const InputField = ({ label, className, ...input }: Labelled<'input'>) => (
  <>
    <Label id={input.id} label={label} />
    <input className={cx(look.field, className)} {...input} />
  </>
);

export const SelectField = ({ label, className, ...select }: Labelled<'select'>) => (
  <>
    <Label id={select.id} label={label} />
    <select className={cx(look.select, className)} {...select} />
  </>
);

export const TextField = ({ label, className, ...text }: Labelled<'textarea'>) => (
  <>
    <Label id={text.id} label={label} />
    <textarea className={cx(look.field, className)} {...text} />
  </>
);
