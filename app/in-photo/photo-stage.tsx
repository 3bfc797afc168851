import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import type { Place, Quad } from '#domain/in-photo/photo-plane.ts';
import { IN_PHOTO_MESSAGES } from './in-photo.messages.ts';
import styles from './in-photo.module.css';

/** A photo with its four points, px; `tapped` of them are where the visitor wants them. */
export interface Marked {
  readonly photo: HTMLCanvasElement;
  readonly points: Quad;
  readonly tapped: number;
}

/** A new photo: its points wait as a rectangle in the middle. */
export function marksOn(photo: HTMLCanvasElement): Marked {
  const [left, right] = [0.3 * photo.width, 0.7 * photo.width];
  const [middle, half] = [0.5 * photo.height, 0.12 * photo.width];
  const points: Quad = [
    [left, middle - half],
    [right, middle - half],
    [right, middle + half],
    [left, middle + half],
  ];
  return { photo, points, tapped: 0 };
}

interface PhotoStageProps {
  /** Draws the picture into the canvas and sets its size. */
  draw: (canvas: HTMLCanvasElement) => void;
  size: { readonly width: number; readonly height: number };
  label: string;
  marked: Marked | undefined;
  onMark: (change: Pick<Marked, 'points' | 'tapped'>) => void;
}

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const POINTS = [0, 1, 2, 3] as const;
/** Steps of the arrow keys, px of the photo; the longer with Shift. */
const STEPS = [1, 10] as const;
/** A finger moves a point by this share of its own way, so that it can place it more finely than it sees. */
const FINGER = 0.2;
/** Side of the magnified part, px of the photo; it is shown at 112 px. */
const MAGNIFIED = 44;

/** The picture and, on a photo, its four points. A drag anywhere moves a point, so that no finger hides it. */
export function PhotoStage({ draw, size: { width, height }, label, marked, onMark }: PhotoStageProps) {
  const { point: pointLabel } = useMessages(IN_PHOTO_MESSAGES);
  const canvas = useRef<HTMLCanvasElement>(null);
  const magnifier = useRef<HTMLCanvasElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const drag = useRef<{ index: number; pointer: Place; point: Place }>(undefined);
  const [active, setActive] = useState<number>();
  const arm = width / 60;
  const place = marked && active !== undefined ? marked.points[active] : undefined;
  useEffect(() => {
    if (canvas.current) draw(canvas.current);
  }, [draw]);
  useEffect(() => {
    const context = magnifier.current?.getContext('2d');
    if (!context || !marked || !place) return;
    const { width: side } = context.canvas;
    const [left, top] = place.map((middle) => middle - MAGNIFIED / 2);
    context.fillRect(0, 0, side, side);
    context.drawImage(marked.photo, left ?? 0, top ?? 0, MAGNIFIED, MAGNIFIED, 0, 0, side, side);
    context.strokeStyle = '#e49977';
    context.stroke(new Path2D(`M${side / 2} 0V${side}M0 ${side / 2}H${side}`));
  }, [marked, place]);

  function move(index: number, [right, down]: Place, tapped: number) {
    if (!marked) return;
    const within: Place = [Math.min(width, Math.max(0, right)), Math.min(height, Math.max(0, down))];
    onMark({ points: marked.points.with(index, within) as unknown as Quad, tapped });
  }
  function placeOf({ currentTarget, clientX, clientY }: PointerEvent): Place {
    const shown = currentTarget.getBoundingClientRect();
    return [((clientX - shown.left) / shown.width) * width, ((clientY - shown.top) / shown.height) * height];
  }
  function onPointerDown(event: PointerEvent) {
    if (!marked) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const pointer = placeOf(event);
    const pressed = buttons.current.indexOf((event.target as Element).closest('button'));
    const { points, tapped } = marked;
    const away = (index: number) =>
      Math.hypot((points[index]?.[0] ?? 0) - pointer[0], (points[index]?.[1] ?? 0) - pointer[1]);
    const nearest = POINTS.reduce((best: number, index) => (away(index) < away(best) ? index : best), 0);
    const isTap = tapped < 4 && !(pressed >= 0 && pressed < tapped);
    const index = isTap ? tapped : pressed >= 0 ? pressed : nearest;
    drag.current = { index, pointer, point: isTap ? pointer : (points[index] ?? pointer) };
    if (isTap) {
      // A point that waits where another one was tapped takes that one's place.
      const swapped = pressed < 0 ? points : points.with(pressed, points[index] ?? pointer);
      onMark({ points: swapped.with(index, pointer) as unknown as Quad, tapped: tapped + 1 });
    }
    buttons.current[index]?.focus();
  }
  function onPointerMove(event: PointerEvent) {
    if (!drag.current || !marked) return;
    const { index, pointer, point } = drag.current;
    const [right, down] = placeOf(event);
    const share = event.pointerType === 'touch' ? FINGER : 1;
    const moved: Place = [point[0] + share * (right - pointer[0]), point[1] + share * (down - pointer[1])];
    move(index, moved, marked.tapped);
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = ARROWS[event.key];
    const point = marked?.points[index];
    if (!step || !point) return;
    event.preventDefault();
    const by = STEPS[event.shiftKey ? 1 : 0];
    move(index, [point[0] + by * step[0], point[1] + by * step[1]], 4);
  }
  return (
    <div
      ref={(element) => element?.style.setProperty('--ratio', `${width / height}`)}
      className={styles.picture}
      data-marked={marked ? '' : undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      // Also after a gesture that the browser took over.
      onLostPointerCapture={() => {
        drag.current = undefined;
      }}
    >
      <canvas ref={canvas} className="block w-full h-full" role="img" aria-label={label} />
      {marked ? (
        <svg
          className="absolute inset-0 w-full h-full fill-none pointer-events-none"
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <path
            d={marked.points
              .map((point) => `M${point}m${-arm} 0h${2 * arm}m${-arm} ${-arm}v${2 * arm}`)
              .join('')}
          />
        </svg>
      ) : null}
      {marked
        ? POINTS.map((index) => {
            const [right, down] = marked.points[index];
            return (
              <button
                key={index}
                ref={(element) => {
                  buttons.current[index] = element;
                  element?.style.setProperty('left', `${(100 * right) / width}%`);
                  element?.style.setProperty('top', `${(100 * down) / height}%`);
                }}
                type="button"
                className={cx(styles.point, marked.tapped > 0 && index >= marked.tapped && styles.waiting)}
                aria-label={pointLabel(index + 1, Math.round(right), Math.round(down))}
                onFocus={() => setActive(index)}
                onBlur={() => setActive(undefined)}
                onKeyDown={(event) => onKeyDown(event, index)}
              />
            );
          })
        : null}
      {place ? (
        <canvas
          ref={magnifier}
          className={cx(styles.magnifier, place[0] > width / 2 && styles.left)}
          width={224}
          height={224}
        />
      ) : null}
    </div>
  );
}
