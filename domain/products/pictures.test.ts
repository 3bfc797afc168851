import { describe, expect, it } from 'vitest';
import { bundlesOf, flavorsOf, productByType } from './catalogue.ts';
import { customLooks } from './custom-looks.ts';
import { pictureSet, VIEWS } from './picture-files.ts';
import { cardPicture, customPicture, flavorPicture, inkPicture, stockPicture } from './pictures.ts';
import { STOCK_TYPES } from './products.ts';

describe('pictures of stock pickups', () => {
  it('differ by colour and view, and by bundle if the pickups differ', () => {
    const stems = STOCK_TYPES.flatMap((type) => {
      const product = productByType(type);
      return bundlesOf(product).flatMap((bundle) =>
        product.colours.flatMap((colour) =>
          VIEWS.map((view) => stockPicture(product, bundle, colour, view).stem),
        ),
      );
    });
    // Neck and bridge of four products look alike.
    expect(stems.length).toBe(147);
    expect(new Set(stems).size).toBe(117);
    expect(stockPicture(productByType('HUMBUCKER'), 'NECK', 'cream', 'top')).toEqual(
      stockPicture(productByType('HUMBUCKER'), 'BRIDGE', 'cream', 'top'),
    );
  });

  it('show the pickups of a bundle on a dark ground', () => {
    const telecaster = productByType('TELECASTER');
    expect(bundlesOf(telecaster).map((bundle) => inkPicture(telecaster, bundle, 'black').alt)).toEqual([
      'Telecaster set of two, black, on a dark ground',
      'Telecaster neck pickup, black, on a dark ground',
      'Telecaster bridge pickup, black, on a dark ground',
    ]);
    const stems = STOCK_TYPES.flatMap((type) => {
      const product = productByType(type);
      const { colours } = product;
      return bundlesOf(product).flatMap((bundle) =>
        colours.map((id) => inkPicture(product, bundle, id).stem),
      );
    });
    expect(new Set(stems).size).toBe(39);
  });

  it('have a description of their content', () => {
    expect(stockPicture(productByType('HUMBUCKER'), 'SET', 'zebra-black-cream', 'top').alt).toBe(
      'Humbucker set of two, zebra black/cream, seen from above',
    );
    expect(stockPicture(productByType('STRATOCASTER'), 'MIDDLE', 'white', 'hero').alt).toBe(
      'Stratocaster middle pickup, white, seen from the upper front',
    );
    expect(inkPicture(productByType('PRECISION_BASS'), 'SET', 'black').alt).toBe(
      'Precision Bass pickup, both halves, black, on a dark ground',
    );
  });

  it('have addresses made of a stem, a width and a format [row 203]', () => {
    const picture = stockPicture(productByType('TELECASTER'), 'BRIDGE', 'black', 'hero');
    const stem = '/generated/pictures/telecaster/bridge-hero-black';
    expect(pictureSet(picture)).toBe(`${stem}-480.avif 480w, ${stem}-960.avif 960w, ${stem}-1600.avif 1600w`);
    expect(cardPicture(productByType('TELECASTER')).stem).toBe('/generated/pictures/telecaster/card');
  });

  it('are different for each flavor', () => {
    for (const type of STOCK_TYPES) {
      const product = productByType(type);
      const stems = flavorsOf(product).map(
        (flavor) => flavorPicture(product, flavor, product.colours[0]).stem,
      );
      expect(new Set(stems).size).toBe(flavorsOf(product).length);
    }
  });
});

describe('pictures of configurations', () => {
  it('are unique for each look', () => {
    const looks = customLooks();
    // Humbucker: 2 closed, 14 plain, 9 x 5 x 8 x 2 open, 5 bare. HP90: 14 plain, 6 x 5 x 9 x 2. Classic: 2 x 2 x 2.
    expect(looks.length).toBe(2 + 14 + 720 + 5 + 14 + 540 + 8);
    expect(new Set(looks.map((look) => customPicture(look).stem)).size).toBe(looks.length);
    expect(new Set(looks.map((look) => customPicture(look).alt)).size).toBe(looks.length);
  });

  it('are named after cover, cover colour and base colour', () => {
    const look = {
      pickup: 'humbucker',
      cover: 'fishbone',
      colour: 'forest',
      base: 'copper',
      spacing: 52,
    } as const;
    expect(customPicture(look)).toEqual({
      family: 'custom',
      stem: '/generated/pictures/custom/humbucker-fishbone-52-forest-copper',
      alt: 'Humbucker with a forest fishbone cover, copper bobbins, bridge spacing',
    });
  });
});
