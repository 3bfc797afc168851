/**
 * Opens the row that the address names, and writes into the address which row was opened last. Placed behind the rows of
 * a page (`fold-row.tsx`), so that an open one is open before it is painted.
 */
const openNamed = () => {
  const row = document.getElementById(location.hash.slice(1));
  if (row instanceof HTMLDetailsElement) row.open = true;
};

openNamed();
addEventListener('hashchange', openNamed);
// A toggle does not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement && target.id)) return;
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
