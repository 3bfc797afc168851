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

it('says of a humbucker what its rout, its ring, its strings and its connector must have', () => {
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

it('says of a dogear that it stands on the body, and of a soapbar how large its rout is', () => {
  expect(words({ pickup: 'p90-dogear', cover: 'own', spacing: 50, colour: 'black' })).toMatch(
    /Sits on the body.*Over both ears 118 mm.*107\.9 mm/,
  );
  expect(words({ pickup: 'p90-soapbar', cover: 'own', spacing: 50, colour: 'black' })).toContain(
    'Rout, at least 85.7 × 34.9 mm',
  );
});

it('tells how to measure', () => {
  const seen = words({ pickup: 'humbucker', cover: 'none', base: 'black' });
  expect(seen).toContain('How to measure');
  expect(seen).toContain('50 mm: neck. 52 mm: bridge.');
});

it('leads to the outline at full size of the very build', () => {
  const html = renderToString(
    <FitCheck model="hp90-plain-52" fit={TABLE['hp90-plain-52']} wiring="/wiring" connector={false} />,
  );
  expect(html).toContain('href="/generated/fit/hp90-plain-52.pdf"');
});

it('can be given to a page as plain JSON', () => {
  expect(JSON.parse(JSON.stringify(TABLE))).toEqual(TABLE);
});
