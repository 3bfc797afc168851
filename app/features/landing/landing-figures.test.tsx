import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { POLE_SCREW, SLUG } from '../../../assets/models/fasteners.ts';
import { BOBBIN, COVER, MAGNET, PLATE } from '../../../assets/models/humbucker-dimensions.ts';
import { readReports } from '../../../assets/models/reports.ts';
import { BuiltToLast } from './built-to-last.tsx';
import { movesOf } from './cad-model.ts';
import { Hero } from './hero.tsx';
import { GROUPS, Inside, SIZES } from './inside/inside.tsx';
import { MODEL } from './inside/model.ts';

const reports = readReports(join(import.meta.dirname, '../../..'));
const words = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');

it('shows the size of the pictured pickup from its CAD report', () => {
  const { length, width, height } = reports.get('humbucker-fishbone-50')?.dimensions ?? {};
  expect(words(renderToString(<Hero />))).toContain(
    `HB-01 · rev CHumbucker, fishbone cover${length} × ${width} × ${height} mm`,
  );
});

it('states the number of screws that hold the coils', () => {
  expect(reports.get('humbucker')?.parts['bobbin-screw']?.places).toBe(4);
  expect(words(renderToString(<BuiltToLast />))).toContain('four brass screws');
});

it('gives the parts of the exploded view the sizes of the CAD source', () => {
  const near = (value: number) => expect.closeTo(value, 1);
  expect(SIZES).toEqual({
    slug: { diameter: near(2 * SLUG.radius), length: SLUG.length },
    screw: { diameter: near(2 * POLE_SCREW.radius), length: POLE_SCREW.length },
    bobbin: { length: BOBBIN.length, width: BOBBIN.width },
    magnet: MAGNET,
    plate: { length: PLATE.length, width: PLATE.width },
  });
  const { length, width, height } = reports.get(MODEL)?.dimensions ?? {};
  expect([length, width, height]).toEqual([COVER.length, COVER.width, COVER.top]);
  const text = words(renderToString(<Inside />));
  expect(text).toContain(`brass, ${length} × ${width} × ${height} mm`);
  expect(text).toContain('Slugs, 6×, steel, ⌀ 4.76 × 12.7 mm');
  expect(text).toMatch(/42 AWG, \d\s?\d{3} turns each/);
  expect(text).toContain('AlNiCo 2, 63.5 × 12.7 × 3.2 mm');
});

it('moves every group apart as the CAD source describes', () => {
  const moves = movesOf(MODEL);
  expect(moves).toMatchObject({ cover: [0, 0, 78], baseplate: [0, 0, 0], 'bobbin-screw': [0, 0, -12] });
  for (const { part } of GROUPS) {
    expect(moves, part).toHaveProperty(part);
    expect(reports.get(MODEL)?.parts, part).toHaveProperty(part);
  }
});
