import { early } from './held-input.ts';

/**
 * What nobody did since the page came, and yet is not as the server has drawn it: browsers give fields back what was
 * typed into them before. The part hears of it first of all.
 */
export function hearRestored(part: Element): void {
  const { queue } = early();
  for (const field of part.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select,input')) {
    if (queue.some(({ target }) => target === field) || !isRestored(field)) continue;
    queue.unshift({ part, target: field, kind: 'value', value: field.value });
  }
}

function isRestored(field: HTMLSelectElement | HTMLInputElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, drawn);
  }
  return !/^(radio|checkbox|hidden|button|submit)$/.test(field.type) && field.value !== field.defaultValue;
}
