import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fitModelOf } from '#domain/configurator/fit.ts';
import type { CustomLook } from '#domain/products/custom-looks.ts';
import { FitCheck } from './fit-check.tsx';
import { fitTable } from './fit-table.ts';

const TABLE = fitTable();
const words = (look: CustomLook) =>
  renderToString(
    <FitCheck model={fitModelOf(look)} fit={TABLE[fitModelOf(look)]} wiring="/wiring" connector />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');

it('lists the sizes of rout, ring, string spacing and connector for a humbucker', () => {
  const seen = words({
    pickup: 'humbucker',
    cover: 'fishbone',
    spacing: 52,
    colour: 'forest',
    base: 'copper',
  });
  for (const part of [
    'Fits a humbucker rout',
    '70.2 × 39.2 × 16 mm',
    'Quick connector, beside or under it 32 × 16 × 9 mm',
    '2 × 5.8 mm',
    'Bridge 52 mm',
  ])
    expect(seen).toContain(part);
});

it('says that a dogear sits on the body, and how large the rout of a soapbar is', () => {
  expect(words({ pickup: 'p90-dogear', cover: 'own', spacing: 50, colour: 'black' })).toMatch(
    /Sits on the body.*Over both ears 118 mm.*107\.9 mm/,
  );
  expect(words({ pickup: 'p90-soapbar', cover: 'own', spacing: 50, colour: 'black' })).toContain(
    'Rout, at least 85.7 × 34.9 mm',
  );
});

it('explains how to measure', () => {
  const seen = words({ pickup: 'humbucker', cover: 'none', base: 'black' });
  expect(seen).toContain('How to measure');
  expect(seen).toContain('50 mm: neck. 52 mm: bridge.');
});

it('links to the full-size outline of this build', () => {
  const html = renderToString(
    <FitCheck model="hp90-plain-52" fit={TABLE['hp90-plain-52']} wiring="/wiring" connector={false} />,
  );
  expect(html).toContain('href="/generated/fit/hp90-plain-52.pdf"');
});

it('survives a round trip through JSON', () => {
  expect(JSON.parse(JSON.stringify(TABLE))).toEqual(TABLE);
});
