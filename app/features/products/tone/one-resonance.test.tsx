import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CurveFigures } from '#app/features/configurator/tone/curve-plot.tsx';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { POSITION_NAMES } from '#domain/products/pickup-types.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { windingTable } from '#domain/products/winding-table.ts';
import { buildFigures, woundBuild } from '#domain/tone/build.ts';
import { loadWords } from '#domain/tone/circuit.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';
import { anyBuild } from '../../../../tests/fixtures/configurator-builds.ts';
import { itForAll } from '../../../../tests/fixtures/for-all.ts';
import { runs } from '../../../../tests/fixtures/runs.ts';
import { WindingsTable } from '../article/article-section.tsx';
import { Specification } from '../bench/specification.tsx';
import { productProps } from '../product-props.ts';
import { ResponseFigure } from './response-figure.tsx';

const words = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** "Bridge 2.5 kHz …" → the figure after the name; a coil may have no peak. */
const afterName = (text: string, name: string) =>
  new RegExp(`${name} (\\d\\.\\d kHz|no peak)`).exec(text)?.[1];

describe.each(PRODUCTS)('The page of the $name', (product) => {
  const props = productProps(product, undefined, new URLSearchParams());
  const { flavors, bundles } = props;

  it('gives each coil the same resonance in plot, tables and text', () => {
    for (const flavor of flavors)
      for (const { id: bundle } of bundles) {
        const drawn = words(
          renderToString(<ResponseFigure product={props} flavor={flavor} bundle={bundle} />),
        );
        const sheet = words(renderToString(<Specification flavor={flavor} bundle={bundle} />));
        const [, figures = ''] = /Resonance, loaded((?: (?:\d\.\d kHz ± \d\.\d|no peak))+)/.exec(sheet) ?? [];
        const columns = figures.match(/\d\.\d kHz|no peak/g) ?? [];
        const all = words(renderToString(<WindingsTable windings={windingTable(product.type)} name="" />));
        const names = flavor.windings
          .filter(({ position }) => drawn.includes(` ${POSITION_NAMES[position]} `))
          .map(({ position }) => POSITION_NAMES[position]);
        expect(names.length).toBeGreaterThan(0);
        const plotted = names.map((name) => afterName(drawn, name));
        expect(plotted).not.toContain(undefined);
        expect(columns, `${flavor.name} ${bundle}`).toEqual(plotted);
        for (const [index, name] of names.entries()) {
          const row = new RegExp(`${flavor.name}, ${name.toLowerCase()} [^,]*?(\\d\\.\\d kHz|no peak)`);
          expect(row.exec(all)?.[1], `${flavor.name} ${name} in the text`).toBe(plotted[index]);
        }
      }
  });

  it('states the load of the plot in the specification', () => {
    for (const flavor of flavors) {
      const sheet = words(renderToString(<Specification flavor={flavor} bundle={bundles[0]?.id ?? 'SET'} />));
      for (const { pots_Ohm } of flavor.windings)
        expect(sheet).toContain(words(loadWords({ cable_pF: 500, volume_Ohm: pots_Ohm })));
    }
  });
});

itForAll([anyBuild], { numRuns: runs(200) })(
  'A build has the same resonance under its stage and on its sheet',
  ({ kind, choices }) => {
    const build = toneBuildOf(CONFIGURATORS[kind], choices);
    const strip = words(
      renderToString(<CurveFigures build={build} before={undefined} name="" nameBefore={undefined} />),
    );
    const figures = buildFigures(build);
    const loaded = specBullets(figures).find(({ label }) => label === 'Resonance, loaded')?.value;
    const [figure = '-'] = words(loaded ?? '').split(' ±');
    expect(strip).toContain(figure);
    expect(loadWords(figures.load)).toBe(loadWords(woundBuild(build).voice.load));
  },
);
