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

/** Hairlines and words over the canvas. They say what the list beside them says, so nobody listens to them. */
export function makeLabels(groups: readonly Group[]) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', styles.labels ?? '');
  svg.setAttribute('aria-hidden', 'true');
  const drawn = groups.map(({ name, figures, side }, index) => {
    const path = element('path', undefined, svg);
    const tip = element('circle', undefined, svg);
    tip.setAttribute('r', '2.5');
    const [number, second] = ['name', 'figures'].map((kind) => element('text', styles[kind], svg));
    for (const text of [number, second]) text?.setAttribute('text-anchor', side === 'left' ? 'end' : 'start');
    if (second) second.textContent = figures;
    return { path, tip, number, second, name, index };
  });
  let columns = { left: 0, right: 0, apart: 0 };
  return {
    svg,
    resize({ width, height }: { width: number; height: number }, wide: boolean) {
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      const edge = wide ? width * 0.235 : 34;
      columns = { left: edge, right: width - edge, apart: wide ? 44 : 24 };
      for (const { number, second, name, index } of drawn) {
        if (number) number.textContent = wide ? `${index + 1}\u2002${name}` : String(index + 1);
        second?.toggleAttribute('hidden', !wide);
      }
    },
    place(tips: readonly (readonly [number, number])[], shown: number) {
      svg.style.opacity = String(shown);
      if (shown === 0) return;
      const lines = leaders(
        tips.map((at, index) => ({ at, side: groups[index]?.side ?? 'left' })),
        columns,
      );
      for (const [index, { path, tip, number, second }] of drawn.entries()) {
        const leader = lines[index];
        if (!leader) continue;
        const { path: line, words } = leader;
        const [x, y] = tips[index] ?? [0, 0];
        path.setAttribute('d', line);
        tip.setAttribute('cx', x.toFixed(1));
        tip.setAttribute('cy', y.toFixed(1));
        for (const [text, down] of [
          [number, 4],
          [second, 22],
        ] as const) {
          text?.setAttribute('x', words[0].toFixed(1));
          text?.setAttribute('y', (words[1] + down).toFixed(1));
        }
      }
    },
  };
}
