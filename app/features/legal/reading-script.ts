/**
 * Shows the print button and marks the current chapter in the table of contents. Inline, because it is tiny and only on
 * these pages. The content policy allows it by its hash.
 */
export const READING_SCRIPT = `(() => {
  const list = document.querySelector('[data-contents]');
  const print = list.querySelector('button');
  print.hidden = false;
  print.onclick = () => window.print();
  const links = [...list.querySelectorAll('a')];
  const heads = links.map((link) => document.getElementById(link.hash.slice(1)));
  const topOf = (index) => heads[index].getBoundingClientRect().top;
  const mark = () => {
    const isEnd = innerHeight + scrollY > document.body.scrollHeight - 2;
    // A target near the end of the page never reaches the top.
    const chosen = isEnd ? heads.indexOf(document.querySelector(':target')) : -1;
    const read = heads.findLastIndex((_, index) => topOf(index) < (isEnd ? innerHeight : 120));
    const now = chosen >= 0 && topOf(chosen) >= 0 ? chosen : Math.max(0, read);
    links.forEach((link, index) =>
      index === now ? link.setAttribute('aria-current', 'location') : link.removeAttribute('aria-current'));
    const [top, tall] = [links[now].offsetTop, list.clientHeight];
    if (top < list.scrollTop || top > list.scrollTop + tall - 40) list.scrollTop = top - tall / 2;
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
})()`;
