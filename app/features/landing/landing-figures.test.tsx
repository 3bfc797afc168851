import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readReports } from '../../../assets/models/reports.ts';
import { BuiltToLast } from './built-to-last.tsx';
import { Hero } from './hero.tsx';

const reports = readReports(join(import.meta.dirname, '../../..'));
const words = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');

it('gives the size of the pickup that it shows as it was built', () => {
  const { length, width, height } = reports.get('humbucker-fishbone-50')?.dimensions ?? {};
  expect(words(renderToString(<Hero />))).toContain(
    `HB-01 · rev CHumbucker, fishbone cover${length} × ${width} × ${height} mm`,
  );
});

it('counts the screws that hold the coils', () => {
  expect(reports.get('humbucker')?.parts['bobbin-screw']?.places).toBe(4);
  expect(words(renderToString(<BuiltToLast />))).toContain('four brass screws');
});
