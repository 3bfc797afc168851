type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (field): field is Field => field.matches('input:not([type]), select, textarea') && field.id !== '',
  );

/**
 * Keeps what is typed in a page's other forms (those with `data-keeps`) while the page is made anew: a tracking number that was
 * scanned before "Pack" is still there after it. In the page's own entry of the history, so that it goes with it.
 */
export function keepTyped(sent: HTMLFormElement): void {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-keeps]');
  const others = [...forms].filter((form) => form !== sent).flatMap(fieldsOf);
  const typed = Object.fromEntries(others.map(({ id, value }) => [id, value]));
  history.replaceState({ typed }, '');
}

/** Puts it back, once. */
export function putTypedBack(): void {
  const { typed = {} }: { typed?: Record<string, string> } = history.state ?? {};
  history.replaceState(null, '');
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keeps]'))
    for (const field of fieldsOf(form)) field.value = typed[field.id] || field.value;
}
