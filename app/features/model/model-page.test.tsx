import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageLanguage } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { type MadeClass, madeClasses } from '#domain/production/made-check.ts';
import { dataCsv, dataJson } from '#domain/products/open-data.ts';
import { checkModel, errorsByClass } from '#domain/tone/measured/check.ts';
import { curvesCsv } from './curves-csv.ts';
import { ModelPage } from './model-page.tsx';

const page = (language: Language, made: readonly MadeClass[] = []) =>
  renderToStaticMarkup(
    <PageLanguage value={language}>
      <ModelPage made={made} />
    </PageLanguage>,
  );
const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
const ENGLISH = page('en');
const GERMAN = page('de');

const checked = checkModel();
const { whole, kinds } = errorsByClass(checked);

describe('the page of the model', () => {
  it('shows the current errors of the model and the number of pickups [row D422]', () => {
    const models = (coils: typeof checked) => new Set(coils.map(({ coil }) => coil.family)).size;
    const words = wordsIn(ENGLISH);
    // Some pickups were measured several times; the page counts sets of curves.
    expect(words).toContain(
      `${whole.LD.sets} sets of curves, ${models(checked.filter(({ coil }) => coil.kind !== 'one-coil'))} models`,
    );
    const humbuckers = checked.filter(({ coil }) => coil.kind === 'humbucker');
    expect(words).toContain(`Humbuckers: ${humbuckers.length} sets of ${models(humbuckers)} models`);
    expect(ENGLISH).toMatch(new RegExp(`<dt[^>]*>${whole.LD.rms_dB.toFixed(2)}<small>dB`));
    const [, table = ''] =
      /aria-label="Errors by class, loaded and unloaded"(.*?)<\/table>/s.exec(ENGLISH) ?? [];
    const rows = [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => wordsIn(row));
    expect(rows).toHaveLength(kinds.length + 2);
    const { LD, UL } = kinds.find(({ kind }) => kind === 'humbucker') ?? whole;
    expect(rows.find((row) => /^ *Humbuckers, bare/.test(row))).toContain(
      `${LD.rms_dB.toFixed(2)} / ${UL.rms_dB.toFixed(2)}`,
    );
  });

  it('hides the unloaded curve of each pickup in a closed row, with its figures', () => {
    const card = ENGLISH.match(/<details[ >].*?<\/details>/gs)?.find((each) =>
      each.includes('P90, maker unknown'),
    );
    const [summary, folded] = card?.split('</summary>') ?? [];
    expect(summary).toMatch(/aria-label="P90, maker unknown, steel screws[^"]*"/);
    expect(folded).toMatch(/aria-label="P90, maker unknown, steel screws, without a cable/);
  });

  it('uses commas in German table cells', () => {
    expect(GERMAN).toMatch(new RegExp(`<dt[^>]*>${whole.LD.rms_dB.toFixed(2).replace('.', ',')}<small>dB`));
    expect(GERMAN).toMatch(
      /aria-label="P90, Hersteller unbekannt, Stahlschrauben, am Kabel[^"]*: gemessen −0,\d.dB bei 2,\d.kHz, berechnet/,
    );
    const cells = GERMAN.match(/<td.*?<\/td>/gs) ?? [];
    expect(cells.length).toBeGreaterThan(100);
    expect(cells.filter((cell) => /\d\.\d/.test(wordsIn(cell)))).toEqual([]);
  });

  it('compares our own pickups with the model by class, shows no mean below five, and says if there are none [row D835]', () => {
    const made = [0.01, 0.02, 0.03, 0.04, 0.05].map((share) => ({
      ...{ toneClass: 'rods' as const, resistance: share, inductance: -share },
      ...(share > 0.03 && { resonance: 0.1 }),
    }));
    const rowsOf = (language: Language) =>
      [
        ...page(
          language,
          madeClasses([...made, { toneClass: 'p90', resistance: 0.5, inductance: 0.5 }]),
        ).matchAll(/<tr.*?<\/tr>/gs),
      ].map(([row]) => wordsIn(row).trim());
    expect(rowsOf('en')).toContain('Stratocaster 5 +3.0 / 1.6 −3.0 / 1.6 2 not enough yet');
    expect(rowsOf('en').some((row) => /^P90.* 1 not enough yet not enough yet 0 –$/.test(row))).toBe(true);
    expect(rowsOf('de')).toContain('Stratocaster 5 +3,0 / 1,6 −3,0 / 1,6 2 noch zu wenige');
    expect(ENGLISH).toContain('We have not measured a pickup of our own yet.');
    expect(ENGLISH).not.toContain('Our own pickups, measured against modelled');
  });

  it('offers the same CSV and JSON files in both languages', () => {
    for (const [html, files] of [
      [ENGLISH, ['Pickups, CSV', 'Pickups, JSON', 'This check, CSV']],
      [GERMAN, ['Tonabnehmer, CSV', 'Tonabnehmer, JSON']],
    ] as const)
      for (const [index, name] of files.entries()) {
        const path = ['/model/pickups.csv', '/model/pickups.json', '/model/curves.csv'][index];
        expect(html).toMatch(new RegExp(`href="${path}"[^>]*>(?:<[^>]*>|\\s)*${name}`));
      }
    for (const text of [dataCsv(), dataJson(), curvesCsv()]) expect(text.length).toBeGreaterThan(2000);
    expect(JSON.parse(dataJson()).licence).toBe('CC0 1.0');
  });
});
