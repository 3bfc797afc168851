/**
 * Opens the row that the address names, and writes the last opened row into the address. The script comes after the
 * rows of a page (`fold-row.tsx`), so an open one is open before it is painted. Other `details` stay alone.
 */
const isRow = (element: EventTarget | null): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement && element.dataset.row !== undefined;

const openNamed = () => {
  const row = document.getElementById(location.hash.slice(1));
  if (isRow(row)) row.open = true;
};

openNamed();
addEventListener('hashchange', openNamed);
// `toggle` does not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!isRow(target)) return;
    const own = `#${target.id}`;
    if (target.open || location.hash === own)
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${location.search}${target.open ? own : ''}`,
      );
  },
  true,
);
