import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fitTable } from '#app/buying/fit/fit-table.ts';
import { canonicalQuery } from '#domain/configurator/address.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { SEED_PRICES } from '#domain/prices/price-list.ts';
import { WHOLE_BUILDS } from '../../../tests/fixtures/whole-builds.ts';
import { WORDS } from '../../../tests/fixtures/words.ts';
import { ConfiguratorIsland } from './configurator-island.tsx';
import { configuratorAt, configuratorProps } from './configurator-props.ts';

/** The markup before any script runs: texts and options of each step, and the target of its form. */

const [HUMBUCKER, HP90, P90] = ['/configurator/humbucker', '/configurator/p90', '/configurator/p90-classic'];
const KINDS = Object.keys(CONFIGURATORS) as ConfiguratorId[];

/** The canonical address that the server parses, and the markup that it returns. */
function open(asked: string) {
  const { pathname, searchParams } = new URL(asked, 'https://shop.test');
  const configurator = configuratorAt(pathname);
  if (!configurator) throw new Error(`No configurator at ${pathname}`);
  const query = canonicalQuery(configurator, searchParams);
  const props = configuratorProps(configurator, SEED_PRICES, query, fitTable());
  const html = renderToStaticMarkup(<ConfiguratorIsland {...props} />).replace(/<svg.*?<\/svg>/gs, '');
  return { html, address: query.size > 0 ? `${pathname}?${query}` : pathname };
}

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();
const found = (html: string, pattern: RegExp) => wordsIn(pattern.exec(html)?.[1] ?? 'nothing');

const titleOf = (html: string) => found(html, /<h2[^>]* data-title=[^>]*>(.*?)<\/h2>/);
const priceOf = (html: string) => found(html, /<section[^>]* id="step".*?<p [^>]*role="status">(.*?)<\/p>/s);
const totalOf = (html: string) => found(html, /<p[^>]*>(Total.*?)<\/p>/);
const dotsOf = (html: string) => [...html.matchAll(/<li [^>]*data-state="(\w+)"/g)].map(([, state]) => state);
const addressOf = (html: string, link: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].find(([, , words = '']) =>
    wordsIn(words).startsWith(link),
  )?.[1];

interface Offer {
  readonly group: string;
  readonly field: string;
  readonly id: string;
  /** The option's whole text: name, tone, price. */
  readonly words: string;
  readonly chosen: boolean;
  readonly picture: string;
}

function offersOf(html: string): Offer[] {
  const form = /<form[^>]* id="step-form".*?<\/form>/s.exec(html)?.[0] ?? '';
  const parts = form.split(/<legend[^>]*>(.*?)<\/legend>|role="group" aria-label="([^"]*)"/).slice(1);
  return parts.flatMap((part, index) => {
    const group = index % 3 === 2 ? parts[index - 2] || parts[index - 1] || '' : undefined;
    if (group === undefined) return [];
    return [...part.matchAll(/<label\b.*?<\/label>/gs)].map(([label]) => {
      const [input = ''] = /<input[^>]*>/.exec(label) ?? [];
      const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
      return {
        group,
        field: attribute('name'),
        id: attribute('value'),
        words: wordsIn(label),
        chosen: input.includes(' checked'),
        picture: /<img [^>]*src="([^"]*)"/.exec(label)?.[1] ?? '',
      };
    });
  });
}

const namesIn = (html: string, group: string) =>
  offersOf(html)
    .filter((offer) => offer.group === group)
    .map(({ words }) => words);
const chosenIn = (html: string) =>
  offersOf(html)
    .filter(({ chosen }) => chosen)
    .map(({ words }) => words);

/** Submits the form of a step with these picks, each by its text or as `Group: text`. */
function send(html: string, ...picks: string[]) {
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g))
    if (name === 'from' || !form.has(name)) form.set(name, value.replaceAll('&amp;', '&'));
  const offers = offersOf(html);
  for (const pick of [...offers.filter(({ chosen }) => chosen), ...picks]) {
    const [words = '', group] = typeof pick === 'string' ? pick.split(': ').reverse() : [];
    const offer =
      typeof pick === 'string'
        ? offers.find((each) => each.words.startsWith(words) && (!group || each.group === group))
        : pick;
    if (!offer) throw new Error(`${pick} is not offered`);
    form.set(offer.field, offer.id);
  }
  const [, action = ''] = /<form id="step-form" action="([^"]*)"/.exec(html) ?? [];
  return open(`${action}?${form}`);
}

/** Step by step: title, picks, and the price on the next page. */
const WALKS = {
  humbucker: {
    fresh: 125,
    whole: 165,
    steps: [
      ['Pickup Cover', ['Open Cover'], 140],
      ['Cover model', ['Fishbone'], 140],
      ['Pickup Color', ['Cover Color: Forest', 'Base Color: Copper'], 140],
      ['Pole Spacing', ['52mm (Bridge)'], 140],
      ['Output Level', ['Spicy'], 150],
      ['Coil Matching', ['Matched'], 150],
      ['Wax Potting', ['Wax Potting'], 155],
      ['Wiring', ['5-Wire Output (Shielded)'], 160],
      ['Magnet', ['AlNiCo 4'], 165],
    ],
  },
  hp90: {
    fresh: 140,
    whole: 165,
    steps: [
      ['Pickup Cover', ['Hook'], 140],
      ['Pickup Color', ['Cover Color: Wine', 'Base Color: Gold'], 140],
      ['Pole Spacing', ['50mm (Neck)'], 140],
      ['Output Level', ['Noiseless Hot'], 165],
      ['Wax Potting', ['No Potting'], 165],
      ['Wiring', ['2-Wire Output (Shielded)'], 165],
      ['Magnet', ['Ceramic'], 165],
    ],
  },
  p90: {
    fresh: 125,
    whole: 145,
    steps: [
      ['Pickup Cover', ['P90 Soapbar'], 125],
      ['Pickup Color', ['Color: Cream'], 125],
      ['Pickup Pole Spacing', ['52mm (Bridge)'], 125],
      ['Output Level', ['Reaper'], 135],
      ['Pickup Wax Potting', ['Wax Potting'], 140],
      ['Pickup Magnet', ['AlNiCo 3'], 145],
    ],
  },
} as const;

describe('the forms', () => {
  it.each(KINDS)(
    'of %s lead step by step to the address of the finished build [rows 2, 34, 36, 316, 318]',
    (kind) => {
      const { fresh, whole, steps } = WALKS[kind];
      let page = open(CONFIGURATORS[kind].path);
      expect(priceOf(page.html)).toBe(`Price ${fresh} €`);
      for (const [title, picks, price] of steps) {
        expect(titleOf(page.html)).toMatch(
          new RegExp(`^${title}, step \\d+ of ${CONFIGURATORS[kind].steps.length}$`),
        );
        page = send(page.html, ...picks);
        expect(priceOf(page.html)).toBe(`Price ${price} €`);
      }
      expect(titleOf(page.html)).toMatch(WORDS.review);
      expect(page.address).toBe(WHOLE_BUILDS[kind]);
      expect(totalOf(page.html)).toBe(`Total ${whole} €`);
      expect(page.html).toMatch(/<noscript>.*You can add to cart without JavaScript. Paying needs it\./);
    },
  );

  it('stay on the step if nothing is picked, and reset later choices if an early one changes', () => {
    expect(titleOf(open(`${HUMBUCKER}?build=&from=cover`).html)).toMatch(/^Pickup Cover,/);
    const cover = open(`${WHOLE_BUILDS.humbucker}&step=cover`);
    expect(chosenIn(cover.html)).toEqual([expect.stringMatching(/^Open Cover/)]);
    const closed = send(cover.html, 'Closed Cover');
    expect(closed.address).toBe(`${HUMBUCKER}?cover=closed&step=spacing`);
    expect(priceOf(closed.html)).toBe('Price 140 €');
    expect(chosenIn(closed.html)).toEqual([]);
  });
});

describe('the options of a step', () => {
  it('show their surcharges', () => {
    const [closed, , none] = offersOf(open(HUMBUCKER).html);
    expect(closed?.words).toMatch(/^Closed Cover .*\+15 €$/);
    expect(none?.words).toMatch(/^No Cover .*incl\.$/);
    const output = offersOf(open(`${HUMBUCKER}?cover=closed&spacing=50&step=output`).html);
    expect(output.find(({ id }) => id === 'reaper')?.words).toMatch(/^Reaper .*16 kΩ \+10 €$/);
  });

  it('are five cover colours with eight base colours, and seven cover colours without a base for a plain cover', () => {
    const waves = open(`${HUMBUCKER}?cover=open&model=waves&step=color`).html;
    expect(namesIn(waves, 'Cover Color').join()).toBe('Navy,Wine,Black,Lavender,Forest');
    expect(namesIn(waves, 'Base Color').join()).toBe('Navy,Wine,Mauve,Gold,Copper,Black,Lavender,Forest');
    expect(chosenIn(waves)).toEqual(['Navy', 'Black']);
    for (const address of [
      `${HUMBUCKER}?cover=open&model=plain&step=color`,
      `${HP90}?model=plain&step=color`,
    ]) {
      const plain = open(address).html;
      expect(namesIn(plain, 'Cover Color').join()).toBe('Navy,Cream,Wine,Gold,Black,Lavender,Forest');
      expect(namesIn(plain, 'Base Color')).toEqual([]);
    }
  });

  it('show covers with the chosen pole spacing, or with 50 mm if none is chosen [rows 362–363, 518]', () => {
    const picturesAt = (address: string) => offersOf(open(address).html).map(({ picture }) => picture);
    for (const [address, spacing] of [
      [`${HUMBUCKER}?cover=open&step=model`, '-50-'],
      [`${WHOLE_BUILDS.humbucker}&step=model`, '-52-'],
    ] as const) {
      const pictures = picturesAt(address);
      expect(pictures).toHaveLength(10);
      for (const picture of pictures) expect(picture).toContain(spacing);
    }
  });
});

describe('the panel', () => {
  it('has heading and tagline of the classic P90, and neither wiring nor coil matching [rows 388–389, 398–399]', () => {
    const { html } = open(P90);
    expect(html).toMatch(/<h1[^>]*>Custom P90<\/h1>/);
    expect(wordsIn(html)).toContain('Let&#x27;s create YOUR dream pickup.');
    expect(namesIn(html, 'Pickup Cover')).toHaveLength(2);
    expect(namesIn(open(`${P90}?pickup=dogear&step=color`).html, 'Color')).toEqual(['Black', 'Cream']);
    const titles = CONFIGURATORS.p90.steps.map(({ id }) =>
      titleOf(open(`${WHOLE_BUILDS.p90}&step=${id}`).html).replace(/,.*/, ''),
    );
    expect(titles).toEqual([...WALKS.p90.steps.map(([title]) => title), WORDS.review]);
  });

  it('shows the price as a status, and the target of the back link', () => {
    expect(priceOf(open(P90).html)).toBe('Price 125 €');
    expect(addressOf(open(P90).html, 'Back to all configurators')).toBe('/configurator');
    expect(addressOf(open(`${P90}?pickup=soapbar&step=color`).html, 'Back to Pickup Cover')).toBe(
      `${P90}?pickup=soapbar&amp;base=black&amp;step=pickup`,
    );
  });

  it('marks each step with a dot: done, skipped, open or current [row 342]', () => {
    expect(dotsOf(open(`${HUMBUCKER}?cover=closed&step=spacing`).html).join(' ')).toBe(
      'done skipped skipped now open open open open open open',
    );
    expect(dotsOf(open(`${HUMBUCKER}?cover=none&step=output`).html).join(' ')).toBe(
      'done skipped done skipped now open open open open open',
    );
  });

  it('links back to the shop, and from modelled curves to the check of the model [row 344]', () => {
    for (const kind of KINDS) {
      const { html } = open(CONFIGURATORS[kind].path);
      expect(addressOf(html, 'Shop')).toBe('/shop');
      expect(addressOf(html, 'Modelled')).toBe('/model');
    }
  });

  it('starts over if it cannot read the address, and names the part', () => {
    for (const [query, part] of [
      ['cover=open&model=banjo', 'the cover model'],
      ['cover=closed&color=navy', 'the cover colour'],
      ['cover=closed&spacing=50&output=noiseless', 'the output level'],
      ['step=dessert', 'the step'],
    ]) {
      const { html } = open(`${HUMBUCKER}?${query}`);
      expect(wordsIn(html)).toContain(`We could not read ${part}, so we start over.`);
      expect(titleOf(html)).toMatch(/^Pickup Cover,/);
      expect(priceOf(html)).toBe('Price 125 €');
    }
  });
});

describe('the overview', () => {
  it('shows this build’s drawing with dimensions, and reserves its size', () => {
    for (const [kind, drawing] of [
      ['humbucker', 'humbucker-fishbone-52'],
      ['hp90', 'hp90-hook-50'],
      ['p90', 'p90-soapbar-52'],
    ] as const) {
      const [sheet = ''] =
        /<img [^>]*its dimensions in millimetres"[^>]*>/.exec(open(WHOLE_BUILDS[kind]).html) ?? [];
      expect(sheet).toContain(`src="/generated/bench/${drawing}.svg"`);
      expect(sheet).toContain('width="400" height="209"');
      expect(existsSync(`public/generated/bench/${drawing}.svg`)).toBe(true);
    }
  });

  it('adds a quick connector through a link, at its price, and removes it again [row D849]', () => {
    for (const kind of KINDS) {
      const connected = `${WHOLE_BUILDS[kind]}&connector=quick`;
      const plain = open(WHOLE_BUILDS[kind]).html;
      expect(addressOf(plain, 'Add a quick connector +8 €')).toBe(connected.replaceAll('&', '&amp;'));
      const { html } = open(connected);
      expect(totalOf(html)).toBe(`Total ${WALKS[kind].whole + 8} €`);
      expect(wordsIn(html)).toContain('Lead Quick connector: 21 days to fit it and play it +8 €');
      expect(addressOf(html, 'Remove the quick connector')).toBe(WHOLE_BUILDS[kind].replaceAll('&', '&amp;'));
    }
  });

  it('links each line to the step where it was chosen', () => {
    expect(addressOf(open(WHOLE_BUILDS.humbucker).html, 'Wax Potting')).toBe(
      `${WHOLE_BUILDS.humbucker}&step=potting`.replaceAll('&', '&amp;'),
    );
  });
});
