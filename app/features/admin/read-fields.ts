type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

/** What a field's text stands for; undefined where it is empty and may be. */
function meantBy(field: Control): unknown {
  const text = field.value.trim();
  switch (field.dataset.as) {
    case 'flag':
      return 'checked' in field && field.checked;
    case 'number':
      return text === '' ? undefined : Number(text.replace(',', '.'));
    case 'cents':
      return text === '' ? 0 : Math.round(Number(text.replace(',', '.')) * 100);
    case 'text or none':
      return text || null;
    default:
      return text;
  }
}

type Tree = { [name: string]: unknown };

/** Puts a value where a path leads: `parcels[0].box`. */
function put(into: Tree, path: string, value: unknown): void {
  const names = path.split(/[.[\]]+/).filter(Boolean);
  let at = into;
  names.forEach((name, index) => {
    const next = names[index + 1];
    if (next === undefined) at[name] = value;
    else {
      at[name] ??= /^\d+$/.test(next) ? [] : {};
      at = at[name] as Tree;
    }
  });
}

/** The fields of a form as a call wants them. */
export function readFields(form: HTMLFormElement): object {
  const read: Tree = {};
  for (const field of form.elements) {
    if (!isControl(field) || !field.name || field.disabled || field.type === 'submit') continue;
    if (field.type === 'radio' && 'checked' in field && !field.checked) continue;
    const value = meantBy(field);
    if (value !== undefined) put(read, field.name, value);
  }
  return read;
}
