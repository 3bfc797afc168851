import { describe, expect, it } from 'vitest';
import { readBuildAddress } from '#domain/configurator/address.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { nearestBuild } from '#domain/listening/nearest.ts';
import { SEED_PRICES } from '#domain/prices/price-list.ts';
import { productBySlug } from '#domain/products/catalogue.ts';
import { choiceQuery, picturesOf, startOfChoice } from './choice.ts';
import { productProps } from './product-props.ts';
import { windingsInBundle } from './windings-in-bundle.ts';

function propsOf(slug: string, query = '') {
  const product = productBySlug(slug);
  if (!product) throw new Error(`No product ${slug}`);
  return productProps(product, SEED_PRICES, new URLSearchParams(query));
}

describe('choiceQuery', () => {
  it('writes the choice and keeps other parameters of the address', () => {
    const query = choiceQuery('?bundletype=neck&ref=mail', { flavor: 'HOT', bundle: 'SET', colour: 'cream' });
    expect(query).toBe('?ref=mail&flavor=hot&bundleType=set&color=cream');
  });

  it('reads back the written choice', () => {
    const chosen = { flavor: 'HYBRID', bundle: 'MIDDLE', colour: 'white' } as const;
    expect(propsOf('stratocaster', choiceQuery('', chosen)).chosen).toEqual(chosen);
    const connected = { ...chosen, connector: 'quick' } as const;
    expect(propsOf('stratocaster', choiceQuery('', connected)).chosen).toEqual(connected);
    expect(choiceQuery('?connector=quick', chosen)).not.toContain('connector');
  });
});

describe('productProps', () => {
  it('ignores unknown values and falls back to black', () => {
    const { chosen } = propsOf('telecaster', 'flavor=loud&bundletype=middle&color=pink');
    expect(chosen).toEqual({ flavor: null, bundle: 'SET', colour: 'black' });
  });

  it('is plain JSON', () => {
    const props = propsOf('precision-bass');
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  });
});

describe('windingsInBundle', () => {
  const positions = (slug: string, bundle: 'SET' | 'MIDDLE') =>
    windingsInBundle(propsOf(slug).flavors[0]?.windings ?? [], bundle).map(({ position }) => position);

  it('contains every pickup of a set, and one for a single pickup [row 201]', () => {
    expect(positions('stratocaster', 'SET')).toEqual(['neck', 'middle', 'bridge']);
    expect(positions('stratocaster', 'MIDDLE')).toEqual(['middle']);
    expect(positions('precision-bass', 'SET')).toEqual(['split']);
  });
});

it('the figures of a choice follow bundle and colour [row 196]', () => {
  const product = propsOf('humbucker');
  const set = picturesOf(product, { flavor: null, bundle: 'SET', colour: 'cream' }, 'en');
  const files = set.map((figure) => ('photo' in figure ? figure.photo.src : figure.drawing));
  expect(files).toEqual([
    '/generated/pictures/humbucker/set-hero-cream-960.avif',
    '/generated/pictures/humbucker/single-hero-cream-960.avif',
    '/generated/pictures/humbucker/set-top-cream-960.avif',
    '/generated/pictures/humbucker/set-detail-cream-960.avif',
    '/generated/drawings/humbucker.svg',
  ]);
  expect(picturesOf(product, { flavor: null, bundle: 'NECK', colour: 'black' }, 'en')).toHaveLength(4);
});

describe('startOfChoice', () => {
  const CONFIGURED = {
    humbucker: CONFIGURATORS.humbucker,
    'humbucker-p90': CONFIGURATORS.hp90,
    'p90-dogear': CONFIGURATORS.p90,
    'p90-soapbar': CONFIGURATORS.p90,
  } as const;

  it('opens the configurator with the nearest build for every flavor, bundle and colour, and with the neck pickup for a set', () => {
    for (const [slug, configurator] of Object.entries(CONFIGURED)) {
      const product = propsOf(slug);
      for (const flavor of product.flavors)
        for (const { id: bundle } of product.bundles)
          for (const { id: colour } of product.colours) {
            const { address = '', level } = startOfChoice(product, flavor, { bundle, colour }) ?? {};
            const { pathname, searchParams } = new URL(address, 'https://gewitter.example');
            const output = configurator.outputs.find(({ id }) => id === searchParams.get('output'));
            expect(level).toBe(`${output?.name}, ${Number(output?.ohms) / 1000}\u00a0kΩ`);
            const position = bundle === 'BRIDGE' ? 'bridge' : 'neck';
            const reading = readBuildAddress(configurator, searchParams);
            expect(pathname).toBe(configurator.path);
            expect(reading.ok && reading.wizard, `${slug} ${flavor.id} ${bundle} ${colour}`).toEqual({
              choices: nearestBuild(product.type, flavor.id, position, colour)?.choices,
              step: 'overview',
              cameBack: false,
            });
          }
    }
  });

  it('is undefined if no configurator makes the kind', () => {
    for (const slug of ['stratocaster', 'telecaster', 'jazz-bass', 'precision-bass']) {
      const product = propsOf(slug);
      const [flavor] = product.flavors;
      expect(flavor && startOfChoice(product, flavor, product.chosen), slug).toBeUndefined();
    }
  });
});
