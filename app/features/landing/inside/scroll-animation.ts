import { type ExplodedScene, explodedScene } from '#app/scene/exploded/exploded-scene.ts';
import { sceneTime } from '#app/scene/exploded/scene-time.ts';
import { type Frames, script, wordsAt } from '#app/scene/exploded/script.ts';
import { moveAt, smooth } from '#app/scene/exploded/take-apart.ts';
import { type Rectangle, type SceneView, seenFrom } from '#app/scene/exploded/view.ts';
import { eased } from '#app/scene/glide.ts';
import styles from './exploded-view.module.css';
import { tipOf } from './groups-tip.ts';
import type { ExplodedGroup } from './inside.tsx';
import { leaders } from './leaders.ts';
import type { Play } from './play.ts';

/** Time that the scene takes from its picture to the scrolled position, ms. */
const ARRIVAL_MS = 700;
const WIDE = '(min-width: 992px)';

const root = document.documentElement;

/** Animates the page's pickup with the scroll position. Draws only after a change. */
export async function startScrollAnimation(
  explodedView: HTMLElement,
  play: Play,
  giveUp: () => void,
): Promise<() => void> {
  const pin = explodedView.querySelector<HTMLElement>('[data-exploded-view-pin]');
  const picture = pin?.querySelector('img');
  const words = explodedView.querySelector<HTMLElement>('[data-exploded-view-words]');
  const hidden = explodedView.querySelector<SVGElement>('[data-hidden-lines]');
  const hero = hidden?.closest('section');
  if (!pin || !picture || !words || !hidden || !hero) throw new Error('no scene');
  root.dataset.scene = 'coming';
  const wide = matchMedia(WIDE);
  const canvas = Object.assign(document.createElement('canvas'), { className: styles.canvas });
  const scene: ExplodedScene = await explodedScene(canvas, play);
  const labels = makeLabels(play.groups);
  pin.append(canvas, labels.svg);

  let viewAt: (time: number) => SceneView = () => {
    throw new Error('not measured');
  };
  let size = { width: 0, height: 0 };
  let drawn: number | undefined;
  let arrivedFrom: number | undefined;
  let requestedFrame = 0;

  const measure = () => {
    size = { width: pin.clientWidth, height: pin.clientHeight };
    viewAt = script(play.moves, framesOf(picture, words, size, wide.matches));
    scene.resize(size.width, size.height);
    labels.resize(size, wide.matches);
    drawn = undefined;
    ask();
  };

  const draw = (now: number) => {
    requestedFrame = 0;
    const target = sceneTime(scrollY, innerHeight);
    // The first frame matches the picture. Its setup does not count as animation time.
    if (drawn !== undefined) arrivedFrom ??= now;
    const share = arrivedFrom === undefined ? 0 : eased((now - arrivedFrom) / ARRIVAL_MS);
    const time = share < 1 ? target * share : target;
    if (time === drawn) {
      if (share < 1 && target > 0) ask();
      return;
    }
    const begun = performance.now();
    drawn = time;
    const view = viewAt(time);
    scene.draw(time, view);
    const see = seenFrom(view);
    const shown = wordsAt(time);
    root.style.setProperty('--apart', String(shown));
    hidden.style.opacity = String(1 - smooth(time, 0, 0.3));
    const leaving = 1 - smooth(time, 1.1, 2.5);
    hero.style.opacity = String(leaving);
    hero.style.pointerEvents = leaving < 0.1 ? 'none' : '';
    labels.place(
      play.groups.map((group) => see(tipOf(group, moveAt(group.part, play.moves, time)))),
      shown,
    );
    // For tests and the bench.
    Object.assign(canvas.dataset, {
      frames: Number(canvas.dataset.frames ?? 0) + 1,
      time: time.toFixed(3),
      script: (performance.now() - begun).toFixed(2),
    });
    root.dataset.scene = 'live';
    if (share < 1 && target > 0) ask();
  };
  const ask = () => {
    requestedFrame ||= requestAnimationFrame(draw);
  };

  const end = new AbortController();
  const observer = new ResizeObserver(measure);
  const stop = () => {
    end.abort();
    observer.disconnect();
    cancelAnimationFrame(requestedFrame);
    canvas.remove();
    labels.svg.remove();
    root.style.removeProperty('--apart');
    for (const { style } of [hidden, hero]) style.opacity = style.pointerEvents = '';
    giveUp();
  };
  addEventListener('scroll', ask, { passive: true, signal: end.signal });
  canvas.addEventListener('webglcontextlost', stop, { signal: end.signal });
  observer.observe(pin);
  return () => {
    stop();
    scene.free();
  };
}

/** Boxes that picture and text leave free, px from the pin's corner. */
function framesOf(
  picture: HTMLElement,
  words: HTMLElement,
  { width, height }: { width: number; height: number },
  wide: boolean,
): Frames {
  // On wide screens the reasons are at the left, and labels at both sides of the pickup.
  const top = wide ? height * 0.1 : (words.querySelector('header')?.offsetHeight ?? 0) + 20;
  const list = wide ? 0 : (words.querySelector('ol')?.offsetHeight ?? 0) + 20;
  const exploded: Rectangle = {
    left: wide ? width * 0.6 : 52,
    top,
    width: wide ? width * 0.28 : width - 104,
    height: Math.max(height - top - (wide ? height * 0.12 : list), 200),
  };
  const least = Math.min(width * 0.8, height * 0.9);
  return {
    picture: {
      left: picture.offsetLeft,
      top: picture.offsetTop,
      width: picture.offsetWidth,
      height: picture.offsetHeight,
    },
    exploded,
    end: { left: (width - least) / 2, top: (height - least) / 2, width: least, height: least },
  };
}

const SVG = 'http://www.w3.org/2000/svg';

function element(name: string, className: string | undefined, into: Element): SVGElement {
  const made = document.createElementNS(SVG, name);
  if (className) made.setAttribute('class', className);
  into.append(made);
  return made;
}

/** Hairlines and labels over the canvas, hidden from screen readers: the list beside them has the same content. */
function makeLabels(groups: readonly Omit<ExplodedGroup, 'figures'>[]) {
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
