import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EXAMPLE_ROWS } from '#domain/customs/example-rows.ts';
import type { ParcelsView } from '#server/shipping/index.ts';
import { Warnings } from './warnings.tsx';

const shown = (terms: string, rewritten: readonly string[] = []) =>
  renderToStaticMarkup(
    <Warnings
      view={
        {
          leaving: [{ number: 'GW-8P5H2K7W', rewritten, customs: { terms, stop: null } }],
          ...{ stayed: [], rules: EXAMPLE_ROWS, today: '2026-11-24' },
        } as unknown as ParcelsView
      }
    />,
  );

it('names the files that do not mark prepaid duty, and the parcels that need it [case M3] [row D675]', () => {
  expect(shown('duty prepaid')).toContain('Book duty prepaid (PDDP) for GW-8P5H2K7W');
  expect(shown('duty prepaid')).toContain('JSON for DHL contains it. CSV for DHL, CSV for Deutsche Post,');
  expect(shown('paid at the door')).toBe('');
});

it('lists the letters that the CSV for DHL replaces [case F5] [row D747]', () => {
  expect(shown('paid at the door', ['Łódź → Lodz'])).toMatch(/plain letters.*GW-8P5H2K7W.*Łódź → Lodz/);
});
