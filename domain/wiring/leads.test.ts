import { describe, expect, it } from 'vitest';
import { WIRINGS } from '../configurator/options.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { BOBBINS } from '../tone/bobbins.ts';
import { jointsOf, schemeWords } from './joint.messages.ts';
import { OUR_LEADS } from './lead-colours.ts';
import { leadLabels } from './lead-labels.ts';
import { LEAD_ROLES, OTHER_MAKERS } from './other-makers.ts';
import { leadEnd } from './pickup-kinds.ts';
import type { Scheme } from './scheme.ts';
import { SCHEME_WORDS } from './scheme-words.messages.ts';
import { STRATOCASTER } from './schemes/stratocaster.ts';
import { TWO_HUMBUCKERS_FIVE } from './schemes/two-pickups.ts';
import { SCHEMES } from './schemes.ts';
import { buildWiring, stockWiring } from './sheet-for.ts';

describe('leads', () => {
  it('in one cable have different colours', () => {
    const { hot, ground, ...five } = OUR_LEADS;
    expect(new Set(Object.values(five)).size).toBe(5);
    expect(hot).not.toBe(ground);
  });

  it('of other makers have different colours, too, and each maker has a source', () => {
    for (const { maker, colours, sources } of OTHER_MAKERS) {
      const { hot, ground, ...cable } = colours;
      expect(new Set(Object.values(cable)).size, maker).toBe(Object.keys(cable).length);
      expect(hot, maker).not.toBe(ground);
      for (const { url } of sources) expect(new URL(url).protocol).toMatch(/^https?:$/);
    }
  });

  it('are compared by all our roles', () => {
    expect(LEAD_ROLES.map(({ id }) => id).sort()).toEqual(Object.keys(OUR_LEADS).sort());
  });

  it('are labelled on every sheet', () => {
    expect(leadLabels(TWO_HUMBUCKERS_FIVE).map(({ words }) => words)).toEqual([
      'brown, hot',
      'violet and bare, ground',
      'brown, hot',
      'violet and bare, ground',
      'grey + yellow, taped',
      'grey + yellow, taped',
    ]);
  });
});

describe('a diagram in words', () => {
  it('lists both ends of every wire, leads first', () => {
    const joints = jointsOf(STRATOCASTER);
    expect(joints).toHaveLength(STRATOCASTER.wires.length);
    expect(joints[0]).toEqual({ what: 'Neck, black (start)', to: 'Volume, case' });
    expect(joints).toContainEqual({ what: 'Neck, white (finish)', to: '5-way switch, N left' });
    expect(joints).toContainEqual({ what: 'Volume, lug 2', to: 'Jack, tip' });
  });

  it('names a lead by its end of the coil', () => {
    expect(leadEnd('single', 'hot')).toBe('finish');
    expect(leadEnd('p90', 'shield')).toBe('start and shield');
    expect(leadEnd('humbucker-2', 'shield')).toBe('coil 2 start and shield');
    expect(leadEnd('humbucker-5', 'finish2')).toBe('coil 2 finish');
    expect(leadEnd('humbucker-5', 'shield')).toBe('shield');
    expect(leadEnd('hp90-5', 'finish1')).toBe('unused');
  });

  it('is as complete in German as in English', () => {
    const alike = /^(Jazz Bass|Precision Bass|Humbucker|Volume|Tone)$/;
    const wordsOf = ({ name, lines, note, parts }: Scheme) => [
      ...[name, ...lines, note.title, note.text],
      ...Object.values(parts).map((part) => part.name),
    ];
    for (const scheme of SCHEMES) {
      const german = SCHEME_WORDS.de(scheme);
      expect(german.wires).toBe(scheme.wires);
      const own = wordsOf(german);
      for (const [index, words] of wordsOf(scheme).entries())
        if (!alike.test(words) && words !== 'Noiseless?') expect(own[index], scheme.id).not.toBe(words);
      expect(own.join(' ')).not.toMatch(/neck|bridge|capacitor|switch|jack|\bcoil|wires/i);
      expect(jointsOf(german, 'de')).toHaveLength(jointsOf(scheme).length);
    }
    expect(jointsOf(SCHEME_WORDS.de(STRATOCASTER), 'de')).toContainEqual({
      what: 'Hals, weiß (Ende)',
      to: '5-fach-Schalter, N links',
    });
  });

  it('names its parts', () => {
    expect(schemeWords(STRATOCASTER)).toMatch(
      /^Wiring diagram WD-01, Stratocaster, 5-way: neck, middle, bridge/,
    );
  });
});

describe('the diagram for a pickup', () => {
  it('exists for every product and every build', () => {
    const anchors = SCHEMES.map(({ id }) => `/wiring#${id}`);
    const addresses = [
      ...PRODUCTS.map(({ type }) => stockWiring(type)),
      ...Object.values(CONFIGURATORS).flatMap((configurator) =>
        WIRINGS.map((wiring) => buildWiring(configurator, wiring.id)),
      ),
    ];
    for (const address of addresses) expect(anchors).toContain(address);
    expect(buildWiring(CONFIGURATORS.humbucker, '2-wire')).toBe('/wiring#two-humbuckers-2');
    expect(buildWiring(CONFIGURATORS.p90)).toBe('/wiring#two-p90s');
  });

  it('has the pots of the tone figures', () => {
    const products: readonly Product[] = PRODUCTS;
    for (const { type, positions } of products)
      for (const { bobbin } of Object.values(positions)) {
        const scheme = SCHEMES.find(({ id }) => stockWiring(type).endsWith(`#${id}`));
        expect(scheme?.pots_Ohm, type).toBe(BOBBINS[bobbin].pots);
      }
  });

  it('has a unique number and anchor', () => {
    expect(new Set(SCHEMES.map(({ id }) => id)).size).toBe(SCHEMES.length);
    expect(SCHEMES.map(({ number }) => number)).toEqual(
      SCHEMES.map((_, index) => `WD-${String(index + 1).padStart(2, '0')}`),
    );
  });
});
