import { describe, expect, it } from 'vitest';
import { inLanguage, LANGUAGES } from '#domain/languages.ts';
import { WORKBENCH_MESSAGES } from '../../app/features/workbench/workbench.messages.ts';
import { readPage } from '../fixtures/read-page.tsx';

/** The specification's texts of reading pages, in the server's markup. */

describe('the shipping policy', () => {
  it('lists the fee and the work days of each destination [rows 448–454, 535]', async () => {
    const rows = (await readPage('/shipping')).main.one('tbody').all('tr');
    expect(rows.map(({ words }) => words)).toEqual([
      'Germany 6,19 € 4–7',
      'EU 10,49 € 7–14',
      'Austria 14,49 € 7–14',
      'Switzerland 19,49 € 7–14',
      'UK / Northern Ireland 19,49 € 7–14',
      'US 48,50 € 7–14',
      'International 25,49 € 7–14',
    ]);
  });
});

it('the workbench leads from six questions to six tools, in both languages', async () => {
  for (const language of LANGUAGES) {
    const { main } = await readPage(inLanguage('/workbench', language));
    const { tools } = WORKBENCH_MESSAGES[language];
    const questions = Object.values(tools(0)).map(({ question }) => question);
    const links = ['finder', 'your-guitar', 'your-recording', 'phase', 'measure', 'model'].map((tool) =>
      inLanguage(`/${tool}`, language),
    );
    expect(main.links).toEqual(
      Object.fromEntries(questions.map((question, index) => [question, links[index]])),
    );
  }
});

const PAF = '/blog/seth-lover-and-the-paf';
const UPGRADES = '/blog/five-ways-to-upgrade';
const MAGNETS = '/blog/guitar-pickup-magnets';

describe('an article of the blog', () => {
  it.each([
    [PAF, 'Seth Lover and the P.A.F.', [UPGRADES]],
    [UPGRADES, 'Five ways to upgrade a guitar under 100 dollars', [PAF, MAGNETS]],
    [MAGNETS, 'Guitar pickup magnets', [UPGRADES]],
  ])(
    'has an address of its own, its data and its neighbours: %s [row 40]',
    async (path, title, neighbours) => {
      const { main, meta } = await readPage(path);
      expect(main.one('h1').words).toBe(title);
      const others = main.one('nav', /aria-label="Other notes"/);
      expect(others.all('a', / rel=/).map((link) => link.attribute('href'))).toEqual(neighbours);
      expect(meta).toContainEqual({ property: 'og:type', content: 'article' });
      const [things] = meta.flatMap((one) => one['script:ld+json'] ?? []) as { '@graph': object[] }[];
      expect(things?.['@graph']).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            '@type': 'Article',
            headline: title,
            url: expect.stringMatching(new RegExp(`${path}$`)),
          }),
          expect.objectContaining({ '@type': 'BreadcrumbList' }),
        ]),
      );
      expect(JSON.stringify(things)).toMatch(new RegExp(`"BreadcrumbList".*/blog".*${path}"`));
    },
  );
});

describe('the first article', () => {
  it('tells when, and how a humbucker is built [rows 320, 403–404, 406]', async () => {
    const text = (await readPage(PAF)).main.one('article');
    for (const part of [
      'It was filed in 1955 and granted in 1959.',
      'had its debut on guitars in 1957',
      'was made from 1955, when the first ones were wound to try the idea, to 1960',
      'Turned over twice, it is the right way up, and adds.',
      'Typical ranges, not measurements of ours',
    ])
      expect(text.words).toContain(part);
    expect(text.all('svg', /aria-label="Cross-section of a humbucker/)).toHaveLength(1);
    const table = text.one('table', /./);
    expect(table.all('tr')).toHaveLength(10);
    expect(text.links['US patent 2,896,491']).toMatch(/US2896491/);
  });
});

describe('the second article', () => {
  it('has five upgrades, and polishes from 1000 to 8000 grit [rows 321, 407–408]', async () => {
    const { main } = await readPage(UPGRADES);
    const chapters = main.all('h2').map(({ words }) => words);
    expect(chapters).toEqual(
      expect.arrayContaining(['A bone nut', 'Locking tuners', 'Pickup height', 'Action', 'Polished frets']),
    );
    expect(main.words).toContain('Begin with 1000 grit');
    expect(main.words).toContain('to 8000.');
    const costs = main
      .one('tbody')
      .all('tr')
      .map((row) => Number(row.all('td').at(1)?.words.replace(/\D/g, '')));
    expect(costs.slice(0, 5).reduce((sum, cost) => sum + cost, 0)).toBe(costs[5]);
    expect(costs[5]).toBeLessThan(100);
  });
});

describe('the third article', () => {
  it('has every magnet, the standard rod and stratitis [rows 322, 409–411]', async () => {
    const { main } = await readPage(MAGNETS);
    const chapters = main.all('h2').map(({ words }) => words);
    expect(chapters).toEqual(
      expect.arrayContaining(['AlNiCo 2, 3, 4 and 5', 'Rods and bars', 'Ceramic', 'Neodymium', 'Stratitis']),
    );
    expect(main.part('stratitis').words).toBe('Stratitis');
    const magnets = main.one('section', /aria-label="Field at the poles and output, by magnet"/).one('tbody');
    expect(magnets.all('tr').map((row) => row.one('th').words)).toEqual([
      'AlNiCo 2',
      'AlNiCo 3',
      'AlNiCo 4',
      'AlNiCo 5',
      'Ceramic',
    ]);
    expect(main.words).toContain('5 mm in diameter and 18 mm high');
  });
});
