import { type RefObject, useEffect } from 'react';

type Typed = Readonly<Record<string, string>>;

const keptIn = (): Readonly<Record<string, Typed>> => history.state?.kept ?? {};

function keep(name: string, typed: Typed): void {
  try {
    history.replaceState({ ...history.state, kept: { ...keptIn(), [name]: typed } }, '');
  } catch {
    // Safari takes a hundred in a few seconds: the next letter tries again.
  }
}

const typedFields = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input:not([type]), select, textarea') ?? [])].filter(
    ({ id }) => id !== '',
  );

/**
 * Keeps what is typed into a form while the page is made anew by another one: a tracking number that was scanned before
 * "Pack" is still there after it. In the page's own entry of the history, so that it goes with it.
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  useEffect(() => {
    const typed = (name && keptIn()[name]) || {};
    for (const field of typedFields(form.current)) field.value = typed[field.id] || field.value;
  }, [form, name]);
  return {
    keep() {
      if (name) keep(name, Object.fromEntries(typedFields(form.current).map(({ id, value }) => [id, value])));
    },
    forget() {
      if (name) keep(name, {});
    },
  };
}
