import styles from './exploded-view.module.css';
import type { Group } from './groups.ts';
import { leaders } from './leaders.ts';

const SVG = 'http://www.w3.org/2000/svg';

function element(name: string, className: string | undefined, into: Element): SVGElement {
  const made = document.createElementNS(SVG, name);
  if (className) made.setAttribute('class', className);
  into.append(made);
  return made;
}

/** Hairlines and labels over the canvas, hidden from screen readers: the list beside them has the same content. */
export function makeLabels(groups: readonly Omit<Group, 'figures'>[]) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', styles.labels ?? '');
  svg.setAttribute('aria-hidden', 'true');
  const drawn = groups.map(({ name, side }, index) => {
    const path = element('path', undefined, svg);
    const tip = element('circle', undefined, svg);
    tip.setAttribute('r', '2.5');
    const text = element('text', styles.name, svg);
    text.setAttribute('text-anchor', side === 'left' ? 'end' : 'start');
    return { path, tip, text, name, index };
  });
  let columns = { left: 0, right: 0, apart: 0 };
  return {
    svg,
    resize({ width, height }: { width: number; height: number }, wide: boolean) {
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      columns = wide
        ? { left: width * 0.555, right: width * 0.9, apart: 34 }
        : { left: 34, right: width - 34, apart: 24 };
      for (const { text, name, index } of drawn) text.textContent = wide ? name : String(index + 1);
    },
    place(tips: readonly (readonly [number, number])[], shown: number) {
      svg.style.opacity = String(shown);
      if (shown === 0) return;
      const lines = leaders(
        tips.map((at, index) => ({ at, side: groups[index]?.side ?? 'left' })),
        columns,
      );
      for (const [index, { path, tip, text }] of drawn.entries()) {
        const leader = lines[index];
        if (!leader) continue;
        const { path: line, words } = leader;
        const [x, y] = tips[index] ?? [0, 0];
        path.setAttribute('d', line);
        tip.setAttribute('cx', x.toFixed(1));
        tip.setAttribute('cy', y.toFixed(1));
        text.setAttribute('x', words[0].toFixed(1));
        text.setAttribute('y', (words[1] + 4).toFixed(1));
      }
    },
  };
}
