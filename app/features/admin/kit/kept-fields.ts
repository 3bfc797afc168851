import { type RefObject, useEffect } from 'react';

type Typed = Readonly<Record<string, string>>;

const keptIn = (): Readonly<Record<string, Typed>> => history.state?.kept ?? {};

function keep(name: string, typed: Typed): void {
  try {
    history.replaceState({ ...history.state, kept: { ...keptIn(), [name]: typed } }, '');
  } catch {
    // Safari limits history changes to a hundred in a few seconds; the next input tries again.
  }
}

const typedFields = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input:not([type]), select, textarea') ?? [])].filter(
    ({ id }) => id !== '',
  );

/**
 * Keeps what is typed into a form while another form reloads the page: a tracking number scanned before "Pack" is still
 * there after it. Stored in the page's history entry.
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
