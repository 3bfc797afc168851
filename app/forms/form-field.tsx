import type { ComponentProps } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

interface FormFieldProps {
  id: string;
  label: string;
  aside?: string | undefined;
  fault?: string | undefined;
  rows?: number;
  value: string;
  maxLength: number;
  placeholder?: string;
  type?: 'text' | 'email';
  required?: boolean;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  isFirst?: boolean;
}

/** A field of a form that works without scripts: its value comes with the page. */
export function FormField({ id, label, aside, fault, rows, value, isFirst, ...rest }: FormFieldProps) {
  const shared = {
    id,
    name: id,
    defaultValue: value,
    className: cx(
      'w-full h-52 px-14 edge rounded bg-ground-raised type-16 [&::placeholder]:text-muted [&::placeholder]:opacity-100 hover:border-text [&[aria-invalid]]:border-wine [&[aria-invalid]]:[box-shadow:inset_0_0_0_1px_var(--wine)]',
      rows !== undefined && 'block h-auto min-h-112 py-13 lh-[1.45] resize-y',
    ),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    // A page that returns with errors focuses the first one.
    autoFocus: isFirst,
  };
  const { type, ...area } = rest;
  return (
    <div className="mb-24">
      <label htmlFor={id} className="block mb-6 weight-600 type-15">
        {label}
        {aside ? (
          <>
            {' '}
            <span className="text-muted weight-400">{aside}</span>
          </>
        ) : null}
      </label>
      {rows === undefined ? (
        <input {...shared} {...area} type={type ?? 'text'} />
      ) : (
        <textarea {...shared} {...area} rows={rows} />
      )}
      {fault ? <Fault id={`${id}-fault`} words={fault} /> : null}
    </div>
  );
}

function Fault({ id, words }: { id: string; words: string }) {
  return (
    <p
      id={id}
      className="flex gap-8 items-baseline mt-8 text-wine type-15 [&_svg]:flex-none [&_svg]:[translate:0_2px]"
    >
      <Icon name="warning" />
      <span>{words}</span>
    </p>
  );
}

/** Hidden field for the proof of work (`hydrate-proof.ts`). It stays empty without a script. */
export function ProofField({ value = '' }: { value?: string }) {
  return <input type="hidden" name="proof" defaultValue={value} autoComplete="off" />;
}
