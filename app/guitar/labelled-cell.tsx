import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';

export const CELL = cx(
  'group/cell relative min-w-0 pt-20 px-22 pb-24 max-[768px]:pt-16 max-[768px]:px-20 max-[768px]:pb-20',
  'min-[1200px]:not-nth-[4n+1]:line-l min-[1200px]:nth-[-n+4]:line-b max-[1200px]:line-b min-[768px]:max-[1200px]:even:line-l',
);

export function LabelledCell({
  number,
  name,
  aside,
  children,
}: {
  number: number;
  name: string;
  aside?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={cx(CELL, '[&>legend+*]:clear-both')}>
      <legend className="flex float-left gap-10 items-center w-full min-h-24 mb-12 weight-600 lh-[1.2]">
        <PartNumber>{number}</PartNumber>
        {name}
        {aside ? <span className="mono muted ml-auto">{aside}</span> : null}
      </legend>
      {children}
    </fieldset>
  );
}

export const PartNumber = ({ children }: { children: number }) => (
  <span
    className="inline-grid flex-none place-items-center w-24 h-24 [border:1px_solid_var(--copper)] rounded-half text-copper mono-11/1 weight-500"
    aria-hidden="true"
  >
    {children}
  </span>
);

export function Segments<Value extends string | number>({
  name,
  values,
  value,
  words,
  onValue,
}: {
  name: string;
  values: readonly Value[];
  value: Value;
  words: (value: Value) => string;
  onValue: (value: Value) => void;
}) {
  const columns = values.length === 2 ? 2 : values.length === 3 ? 3 : 4;
  return (
    <RadioCards columns={columns} joined>
      {values.map((each) => (
        <RadioCard
          key={each}
          name={name}
          value={String(each)}
          checked={each === value}
          onChange={() => onValue(each)}
          className="min-h-48 px-2 mono-13/[1.3]"
        >
          <span className="unit" translate="no">
            {words(each)}
          </span>
        </RadioCard>
      ))}
    </RadioCards>
  );
}
