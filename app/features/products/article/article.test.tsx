import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextLink } from '#app/ui/text-link.tsx';
import { type BalancedPair, balanceOf } from '#domain/balance/balance.ts';
import { stockFits } from '#domain/configurator/stock-fit.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { windingTable } from '#domain/products/winding-table.ts';
import { inDecibels } from '#domain/tone/format-figures.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import { cadReportOf, explodedOf } from '../cad-records.ts';
import { Chapter } from './article.tsx';
import { ArticleSection } from './article-section.tsx';
import { articlesOn } from './articles.server.ts';
import { productFigures } from './figures.ts';

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');

describe.each(PRODUCTS)('the text about the $name', (product) => {
  const f = productFigures(product);
  const words = plain(
    renderToString(
      articlesOn(product.slug, 'en').map(({ title, lead, Text }) => [
        title,
        lead,
        <Text key={title} f={f} components={{ Chapter, TextLink }} />,
      ]),
    ),
  );

  it('has 500 to 900 words', () => {
    const count = words.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(count).toBeGreaterThanOrEqual(500);
    expect(count).toBeLessThanOrEqual(900);
  });

  it('explains how it is built, turns, wire, the 60-cycle hum and our approach [rows 128–134, 137–138, 412]', () => {
    expect(words).toMatch(/Our approach/);
    expect(words).toMatch(/The 60-cycle hum/);
    expect(words).toMatch(/\d turns/);
    expect(words).toMatch(/\d AWG/);
    expect(words).toMatch(/\d mm/);
    expect(words).toMatch(/modelled/);
  });

  it('contains only turns and resistances of our windings', () => {
    const ours = windingTable(product.type);
    const turns = new Set(ours.flatMap((one) => one.turns));
    const named = [...words.matchAll(/(\d{1,2} \d{3}) turns/g)].map(([, figure = '']) =>
      Number(figure.replace(' ', '')),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const figure of named) expect(turns, String(figure)).toContain(figure);
    const ohms = new Set(ours.map(({ dcr_kOhm }) => dcr_kOhm.toFixed(1)));
    for (const [, figure = ''] of words.matchAll(/([\d.]+) kΩ/g)) expect(ohms, figure).toContain(figure);
  });

  it('gives the tolerance of each modelled inductance and frequency [row D191]', () => {
    // Meters measure at 1 kHz, which is not a modelled figure.
    const modelled = [...words.matchAll(/[\d.]+ (?:H|kHz)(?! ±)\b(?! ±)/g)].map(([figure]) => figure);
    expect(modelled.filter((figure) => figure !== '1 kHz')).toEqual([]);
  });

  it('promises no coil closer to its figures than the ± does [row D426]', () => {
    expect(words).toMatch(/four (?:of|in) five[^.]* (?:within|less than) the ±|the ± holds four of five/);
    expect(words).not.toMatch(
      /(?:a few|two|three|five) percent (?:beside|to one side)|differs? (?:from them )?by a few percent/,
    );
  });

  it('uses one height for the cover, from the CAD report', () => {
    const cover = explodedOf(product.slug)?.items.find(({ id }) => id === 'cover')?.size[2];
    const called = [...words.matchAll(/cover, ([\d.]+) mm high/gi)].map(([, height]) => height);
    const compared = stockFits(product, cadReportOf).flatMap(({ rows }) =>
      rows
        .filter(([label]) => /height of the cover/i.test(label))
        .map(([, value]) => value.replace('\u00a0mm', '')),
    );
    for (const height of [...called, ...compared]) expect(height).toBe(String(cover));
  });

  it('is rendered on the server, with a clickable part for each item', () => {
    const html = renderToString(<ArticleSection product={product} />);
    expect(html.match(/type="radio"/g)?.length).toBeGreaterThan(4);
    expect(html).toContain(`/generated/exploded/${product.slug}.svg#`);
    expect(html).not.toMatch(/NaN|undefined/);
  });
});

it('has two articles on the humbucker-sized P90, with their titles [rows 139–140, 413]', () => {
  expect(articlesOn('humbucker-p90', 'en').map(({ title }) => title)).toEqual([
    'How does a humbucker sized P90 sound?',
    'How are they made?',
  ]);
});

it('gives the height of the dogear’s cover, and the height above the wood with its baseplate', () => {
  const product = PRODUCTS.find(({ type }) => type === 'P90_DOGEAR');
  if (!product) throw new Error('No dogear');
  const words = plain(renderToString(<ArticleSection product={product} />));
  const { cover, baseplate } = cadReportOf('p90-dogear').parts;
  const height = (cover?.max[2] ?? 0) - (cover?.min[2] ?? 0);
  const over = (cover?.max[2] ?? 0) - (baseplate?.min[2] ?? 0);
  expect(height).toBeCloseTo(14.2);
  expect(words).toContain(`cover, ${height.toFixed(1)} mm high,`);
  expect(words).toContain(`its top is ${over.toFixed(1)} mm over the wood`);
  const [fit] = stockFits(product, cadReportOf);
  expect(fit?.rows.filter(([, value]) => value.startsWith(String(over)))).toEqual([
    ['Top, over the wood', `${over.toFixed(1)}\u00a0mm`],
  ]);
});

it('gives the same level difference for the dogear’s bridge as the balance on the same page', () => {
  const product = PRODUCTS.find(({ type }) => type === 'P90_DOGEAR');
  if (!product) throw new Error('No dogear');
  const [bridge, neck] = (['bridge', 'neck'] as const).map((position) => {
    const found = windingTable(product.type).find(
      (one) => one.flavor === 'MODERN' && one.position === position,
    );
    if (!found) throw new Error(`No ${position}`);
    return voiceOf(found.pickup);
  });
  const { difference_dB } = balanceOf({ bridge, neck } as BalancedPair);
  expect(difference_dB).toBeLessThan(-1);
  const words = plain(renderToString(<ArticleSection product={product} />));
  expect(words).toContain(`the bridge is still ${inDecibels(difference_dB).replace('\u00a0', ' ')} quieter`);
  expect(words).not.toMatch(/equally loud/);
});

/** Numbers that texts may contain: years, mains frequencies, names of pickups and of sizes. */
const NAMES =
  /\b(1[89]|20)\d\d\b|\b60-cycle\b|\b[56]0(?= (times|cycles|in|and))|\b(in|of|Europe|or|and) 50\b|P90|'(rod|stagger)\d'/gi;
const FIGURE = /\d|\b(hundred|thousand|dozen)s?\b/;

function typedFigure(source: string): string | undefined {
  const text = source
    .replace(/^(import|product:|note:) .*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(NAMES, ' ');
  const found = FIGURE.exec(text);
  return found ? text.slice(Math.max(0, found.index - 40), found.index + 40) : undefined;
}

it('contains no typed figure', () => {
  for (const file of globSync('content/products/*.mdx').filter((file) => !file.endsWith('.de.mdx')))
    expect(typedFigure(readFileSync(file, 'utf8')), file).toBeUndefined();
});

it('detects a typed figure', () => {
  for (const text of ['5 mm', '42 AWG', "{'8000 turns'}", 'eight thousand turns', '50 mT', '60 kΩ'])
    expect(typedFigure(`<p>about ${text}</p>`), text).toBeDefined();
});
