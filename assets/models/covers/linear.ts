import type { Pattern } from './face.ts';
import { slot } from './outline.ts';

/** Straight lines like a staff of music: a broad one for each row of poles, fine ones between. */
export const linear: Pattern = ({ half: [hx], row }) => {
  const pole = Math.abs(row);
  const line = (y: number, width: number) => slot([width / 2 - hx, y], [hx - width / 2, y], width);
  if (pole === 0) return [-14.6, -11.2, -7.8, 0, 7.8, 11.2, 14.6].map((y) => line(y, y === 0 ? 5.6 : 1.6));
  return [line(-pole, 5.6), line(pole, 5.6), ...[-15.1, -3.3, 0, 3.3, 15.1].map((y) => line(y, 1.6))];
};
