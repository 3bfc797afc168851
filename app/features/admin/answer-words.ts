import type { Conflict } from '#server/orders/index.ts';
import styles from './answer.module.css';
import look from './look.module.css';
import { clockOf } from './words.ts';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className?: string,
  text?: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** Says why something was not done. */
export function trouble(words: string): HTMLElement {
  const made = element('p', styles.trouble, words);
  made.setAttribute('role', 'alert');
  return made;
}

const button = (words: string, className: string, press: () => void): HTMLElement => {
  const made = element('button', className, words);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
};

/** Two at once: who was faster, what it was before, theirs and yours, and both ways out. */
export function conflictPanel(
  { by, at, fields }: Conflict,
  { keep, take }: { keep: () => void; take: () => void },
): HTMLElement {
  const panel = element('div', styles.conflict);
  panel.setAttribute('role', 'alert');
  const table = element('table', styles.table);
  const rows = [
    ['Field', 'Before', by, 'You'],
    ...fields.map(({ field, before, theirs, yours }) => [field, before, theirs, yours]),
  ];
  for (const [index, cells] of rows.entries()) {
    const row = element('tr');
    row.append(...cells.map((cell) => element(index === 0 ? 'th' : 'td', undefined, cell ?? 'none')));
    table.append(row);
  }
  const ways = element('div', styles.ways);
  ways.append(
    button(`Keep ${by}’s`, `${look.button} ${look.second}`, keep),
    button('Take mine', look.button ?? '', take),
  );
  panel.append(
    element('h3', look.title, `${by} was faster`),
    element('p', undefined, `${by} changed the same at ${clockOf(at)}. Yours is not saved yet.`),
    table,
    ways,
  );
  return panel;
}
