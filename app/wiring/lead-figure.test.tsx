import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PICKUP_KINDS, type PickupKindId } from '#domain/wiring/pickup-kinds.ts';
import { SCHEMES } from '#domain/wiring/schemes.ts';
import { LeadFigure } from './lead-figure.tsx';
import { WiringSheet } from './wiring-sheet.tsx';

const SCREWS = { name: 'Coil 1, screws', pole: 'S', poles: 6, slotted: true } as const;
const SLUGS = { name: 'Coil 2, slugs', pole: 'N', poles: 6, slotted: false } as const;

describe('the figure of one pickup', () => {
  it('says in words what it draws, and offers the ways that five leads allow', () => {
    const html = renderToStaticMarkup(<LeadFigure kind="humbucker-5" coils={[SCREWS, SLUGS]} />);
    expect(html).toContain(
      'aria-label="brown to the switch, grey and yellow joined and insulated, violet and bare to ground"',
    );
    for (const words of [
      'Coil 1, screws, south up',
      'Coil 2, slugs, north up',
      'Series',
      'Parallel',
      'Coil 1 alone',
    ])
      expect(html).toContain(words);
  });

  it('leaves out a way that makes no sense, and says ends as the bench does', () => {
    const html = renderToStaticMarkup(
      <LeadFigure kind="humbucker-5" ends={{ start1: 'half 1 start' }} without={['split']} />,
    );
    expect(html).toContain('half 1 start');
    expect(html).not.toContain('Coil 1 alone');
  });

  it.each(Object.keys(PICKUP_KINDS) as PickupKindId[])('of %s has no gaps', (kind) => {
    expect(renderToStaticMarkup(<LeadFigure kind={kind} />)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it.each(SCHEMES.map((scheme) => [scheme.id, scheme] as const))('the sheet of %s has no gaps', (_, scheme) => {
  const html = renderToStaticMarkup(<WiringSheet scheme={scheme} describedBy="joints" />);
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
  expect(html.match(/r="5.5"/g)?.length).toBe(
    scheme.wires.flatMap(({ from, to }) => [from, to]).filter((end) => end.includes('.case')).length,
  );
});
