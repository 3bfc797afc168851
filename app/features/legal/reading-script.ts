/**
 * Shows the button that prints, and marks in the list of contents what is being read. So little, and on these pages
 * alone, that it is in them: a file more would cost every page the question whether to fetch it. The content
 * policy names its hash.
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
    // What was chosen near the end never comes to the top.
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
