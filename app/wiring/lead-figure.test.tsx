import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OUR_LEADS } from '#domain/wiring/lead-colours.ts';
import { PICKUP_KINDS, type PickupKindId } from '#domain/wiring/pickup-kinds.ts';
import { SCHEMES } from '#domain/wiring/schemes.ts';
import { LeadFigure } from './lead-figure.tsx';
import { WiringSheet } from './wiring-sheet.tsx';

const SCREWS = { name: 'Coil 1, screws', pole: 'S', poles: 6, slotted: true } as const;
const SLUGS = { name: 'Coil 2, slugs', pole: 'N', poles: 6, slotted: false } as const;

describe('the figure of one pickup', () => {
  it('describes itself in words, and offers the ways that five leads allow', () => {
    const html = renderToStaticMarkup(
      <LeadFigure kind="humbucker-5" coils={[SCREWS, SLUGS]} colours={OUR_LEADS} />,
    );
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

  it('omits a way that is excluded, and uses the bench’s name of an end', () => {
    const html = renderToStaticMarkup(
      <LeadFigure kind="humbucker-5" ends={{ start1: 'half 1 start' }} without={['split']} />,
    );
    expect(html).toContain('half 1 start');
    expect(html).not.toContain('Coil 1 alone');
  });

  it.each(Object.keys(PICKUP_KINDS) as PickupKindId[])('of %s has no gaps', (kind) => {
    for (const colours of [OUR_LEADS, undefined])
      expect(renderToStaticMarkup(<LeadFigure kind={kind} colours={colours} />)).not.toMatch(
        /NaN|undefined|Infinity/,
      );
  });

  it.each(Object.keys(PICKUP_KINDS) as PickupKindId[])(
    'of %s names no colour before the makers have set them',
    (kind) => {
      const html = renderToStaticMarkup(<LeadFigure kind={kind} />);
      expect(html).not.toMatch(/white|black|brown|grey|yellow|violet|bare/i);
      expect(html).toContain('ask us before you solder');
    },
  );

  it('of two leads shows both ways round, unless one of them is a shield', () => {
    const single = renderToStaticMarkup(
      <LeadFigure kind="single" colours={OUR_LEADS} meter="6.21 kΩ at 20 °C" />,
    );
    for (const words of ['Alone', 'Out of phase', 'Meter, white to black', '6.21 kΩ'])
      expect(single).toContain(words);
    expect(single).toContain('aria-label="white to the switch, black to ground"');
    const braided = renderToStaticMarkup(<LeadFigure kind="p90" colours={OUR_LEADS} />);
    expect(braided).toContain('Bare braid');
    expect(braided).not.toContain('Out of phase');
    expect(renderToStaticMarkup(<LeadFigure kind="humbucker-2" colours={OUR_LEADS} />)).toContain(
      'joined inside',
    );
  });
});

it.each(SCHEMES.map((scheme) => [scheme.id, scheme] as const))('the sheet of %s has no gaps', (_, scheme) => {
  const html = renderToStaticMarkup(<WiringSheet scheme={scheme} describedBy="joints" />);
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
  expect(html.match(/r="5.5"/g)?.length).toBe(
    scheme.wires.flatMap(({ from, to }) => [from, to]).filter((end) => end.includes('.case')).length,
  );
});
