import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { keepInTab, readInTab } from '#app/state/kept.ts';

const KEY = 'checkout-form';

type Typed = string | boolean | Readonly<Record<string, string>>;

function readForm(): Record<string, unknown> {
  try {
    return JSON.parse(readInTab(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Restores stored values that match the form's own shape. */
function restored(start: Typed, kept: unknown): Typed {
  if (typeof start !== 'object') return typeof kept === typeof start ? (kept as Typed) : start;
  const fields: Record<string, unknown> = kept && typeof kept === 'object' ? { ...kept } : {};
  return Object.fromEntries(
    Object.entries(start).map(([name, value]) => [name, restored(value, fields[name]) as string]),
  );
}

/** Form state that survives a reload: phones reload tabs when memory is low. */
export function useKeptField<Value extends Typed>(
  name: string,
  start: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => restored(start, readForm()[name]) as Value);
  useEffect(() => {
    keepInTab(KEY, JSON.stringify({ ...readForm(), [name]: value }));
  }, [name, value]);
  return [value, setValue];
}

/** Call once the order is paid. */
export function forgetForm(): void {
  keepInTab(KEY, null);
}
