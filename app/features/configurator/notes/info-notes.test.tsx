import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import { buildFigures } from '#domain/tone/build.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { outputLevels } from '#domain/tone/output-levels.ts';
import { coilFigures } from './coils-note.tsx';
import { coverFigures } from './covers-note.tsx';
import { InfoNotes, topicsOf } from './info-notes.tsx';
import { magnetRows } from './magnets-note.tsx';
import { NOTE_BUILDS } from './note-figures.ts';
import { NOTE_TOPICS, noteIdOf, STEP_NOTES } from './note-topics.ts';
import { outputFigures } from './output-note.tsx';
import { pottingFigures } from './potting-note.tsx';
import { spreadRows } from './spacing-note.tsx';
import { wiringFigures } from './wiring-note.tsx';

const NAMES = Object.keys(CONFIGURATOR_LOOKS) as ConfiguratorId[];
const html = Object.fromEntries(
  NAMES.map((of) => [of, renderToStaticMarkup(<InfoNotes of={of} />)]),
) as Record<ConfiguratorId, string>;
/** The note of one topic as text with plain spaces; blocks and cells are separated. */
const words = (of: ConfiguratorId, topic: keyof typeof NOTE_TOPICS) => {
  const [note = ''] = new RegExp(`<dialog id="${noteIdOf(topic)}".*?</dialog>`).exec(html[of]) ?? [];
  return note
    .replace(/<(p|td|th|h2|text)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');
};

/** Headings of the specification, by configurator and step. */
const SPECIFIED: Record<ConfiguratorId, Record<string, string>> = {
  humbucker: {
    cover: 'Why we prefer open Covers',
    model: 'Why we prefer open Covers',
    spacing: 'Neck Spacing Or Bridge Spacing',
    output: 'Hand Wound To Fit Your Needs',
    coils: 'Matched Coils Or Unmatched Coils',
    potting: 'To Pot Or Not To Pot',
    wiring: '3 Wires Or 5 Wires?',
    magnet: 'Magnets',
  },
  hp90: {
    model: 'Why we prefer open Covers',
    spacing: 'Neck Spacing Or Bridge Spacing',
    output: 'Hand Wound To Fit Your Needs',
    potting: 'To Pot Or Not To Pot',
    wiring: '3 Wires Or 5 Wires?',
    magnet: 'Magnets',
  },
  p90: {
    spacing: 'Neck Spacing Or Bridge Spacing',
    output: 'Hand Wound To Fit Your Needs',
    potting: 'To Pot Or Not To Pot',
    magnet: 'Magnets',
  },
};
const STEPS: Record<ConfiguratorId, string> = {
  humbucker: 'cover model color spacing output coils potting wiring magnet overview',
  hp90: 'model color spacing output potting wiring magnet overview',
  p90: 'pickup color spacing output potting magnet overview',
};

describe.each(NAMES)('notes of %s', (of) => {
  it('cover each step, with the specified heading [rows 336, 400]', () => {
    expect(CONFIGURATORS[of].steps.map(({ id }) => id)).toEqual(STEPS[of].split(' '));
    for (const [step, title] of Object.entries(SPECIFIED[of])) {
      const topic = (STEP_NOTES as Record<string, keyof typeof NOTE_TOPICS>)[step];
      expect(topic && NOTE_TOPICS[topic].title).toBe(title);
    }
    for (const topic of topicsOf(of)) {
      const { title } = NOTE_TOPICS[topic];
      const heading = new RegExp(`<h2 [^>]*id="${noteIdOf(topic)}-heading"[^>]*>([^<]*)</h2>`);
      expect(heading.exec(html[of])?.[1]).toBe(title);
    }
  });

  it('give the tolerance under each table of modelled figures [row D191]', () => {
    const figureOf = { output: 'inductance', magnets: '−3 dB point', potting: 'peak' } as const;
    for (const [topic, figure] of Object.entries(figureOf))
      expect(words(of, topic as keyof typeof figureOf)).toMatch(
        new RegExp(`± [\\d.]+ (?:%|dB|kHz) on each ${figure}.*four out of five pickups fall within`),
      );
  });

  it('are closed dialogs with unique ids and names, and a close link that works without JavaScript', () => {
    const ids = [...html[of].matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const dialogs = [...html[of].matchAll(/<dialog [^>]*>/g)].map(([tag]) => tag);
    expect(dialogs).toHaveLength(topicsOf(of).length);
    for (const dialog of dialogs) {
      expect(dialog).not.toContain(' open');
      expect(ids).toContain(/aria-labelledby="([^"]+)"/.exec(dialog)?.[1]);
    }
    expect(html[of].match(/<a href="#step"/g)).toHaveLength(dialogs.length);
    expect(html[of]).not.toMatch(/ style=|NaN|undefined|<script/);
  });

  it('have 80 to 200 words, a figure or a table, and the source of their figures', () => {
    for (const topic of topicsOf(of)) {
      const [note = ''] = new RegExp(`<dialog id="${noteIdOf(topic)}".*?</dialog>`).exec(html[of]) ?? [];
      const body = note.slice(note.indexOf('<h2'), note.lastIndexOf('<p '));
      const text = [...body.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, inner = '']) =>
        inner.replace(/<[^>]*>/g, ''),
      );
      const count = text.join(' ').split(/\s+/).length;
      expect([topic, count >= 80 && count <= 200, count]).toEqual([topic, true, count]);
      expect(note).toMatch(/<figure.*(<svg|<table)/);
      expect(note.slice(note.lastIndexOf('<p '))).toMatch(/Modelled, typical|CAD model|catalogue/);
    }
  });

  it('list output levels with the figures of the model', () => {
    for (const noiseless of [false, true]) {
      const levels = CONFIGURATORS[of].outputs.filter((level) => (level.noiseless ?? false) === noiseless);
      const modelled = outputLevels(
        { ...NOTE_BUILDS[of], noiseless },
        levels.map(({ ohms }) => ohms),
      );
      const rows = outputFigures(of).filter((row) => (row.noiseless ?? false) === noiseless);
      expect(rows).toMatchObject(modelled);
      for (const [index, { name, ohms }] of levels.entries()) {
        const { turns = 0, inductance_H = 0, output_dB = 0 } = modelled[index] ?? {};
        const { minus3dB_kHz } = buildFigures({ ...NOTE_BUILDS[of], outputOhms: ohms, noiseless });
        const row = outputFigures(of).find((candidate) => candidate.name === name);
        expect(Math.abs((row?.treble_Hz ?? 0) / 1000 - minus3dB_kHz)).toBeLessThan(0.006);
        expect(words(of, 'output').replace(/\s+/g, ' ')).toContain(
          ` ${inductance_H.toFixed(1)} ${signedDecibels(output_dB).replace(/.dB$/, '')} `,
        );
        expect(words(of, 'output')).toContain(String(Math.round(turns)).replace(/\B(?=(\d{3})+$)/g, ' '));
      }
    }
  });

  it('offer Triple Ceramic for the humbucker only, and AlNiCo 8 nowhere', () => {
    const rows = magnetRows(of).map(({ magnet }) => magnet);
    expect(rows.includes('CER3')).toBe(of === 'humbucker');
    expect(words(of, 'magnets')).toContain('AlNiCo 8');
    expect(words(of, 'magnets')).toContain('we do not offer it');
    for (const { magnet, output_dB } of magnetRows(of)) {
      expect(output_dB).toBeGreaterThan(0);
      expect(words(of, 'magnets')).toContain(signedDecibels(output_dB).replace('\u00a0', ' '));
      if (magnet === 'A5')
        expect(output_dB).toBe(outputFigures(of).find(({ ohms }) => ohms === 8000)?.output_dB);
    }
  });

  it('claim no more for potting than the model shows', () => {
    const { potted, unpotted } = pottingFigures(of);
    expect(unpotted.output_dB).toBe(potted.output_dB);
    expect(Math.abs(unpotted.resonance.minus3dB_Hz - potted.resonance.minus3dB_Hz)).toBeLessThan(60);
  });
});

describe('the notes', () => {
  it('explain why covers are open, and where pole spacing is measured [rows 361, 371]', () => {
    expect(words('humbucker', 'covers')).toMatch(/nickel.silver/i);
    expect(words('humbucker', 'spacing')).toMatch(/pole screw/i);
  });

  it('show that open covers dull less than closed ones, with the figures of the curve', () => {
    for (const of of ['humbucker', 'hp90'] as const) {
      const { open, closed } = coverFigures(of);
      expect(open.attack_dB).toBeGreaterThan(closed.attack_dB);
      expect(closed.points.at(-1)?.level_dB).toBe(closed.top_dB);
      for (const { attack_dB } of [open, closed])
        expect(words(of, 'covers')).toContain(signedDecibels(attack_dB).replace('\u00a0', ' '));
    }
  });

  it('show that unmatched coils hum more and leave more treble, but otherwise match', () => {
    const { matched, unmatched } = coilFigures('humbucker');
    expect(unmatched.hum_dB).toBeGreaterThan(matched.hum_dB + 6);
    expect(unmatched.hum_dB).toBeLessThan(-10);
    expect(unmatched.left_dB).toBeGreaterThan(matched.left_dB + 12);
    expect(Math.abs(unmatched.output_dB - matched.output_dB)).toBeLessThan(0.1);
    expect(unmatched.resonance.frequency_Hz / matched.resonance.frequency_Hz).toBeCloseTo(1, 1);
  });

  it('show that split coils hum, and that an HP90 cannot be split', () => {
    expect(wiringFigures('humbucker').modes.map(({ mode, humFree }) => [mode, humFree])).toEqual([
      ['series', true],
      ['parallel', true],
      ['split', false],
    ]);
    expect(wiringFigures('hp90').modes.map(({ mode }) => mode)).toEqual(['series', 'parallel']);
  });

  it('show that 50 mm suits most necks and 52 mm most bridges', () => {
    const nearer = (spread: number) => (Math.abs(spread - 50) < Math.abs(spread - 52) ? 50 : 52);
    expect(spreadRows.map(({ neck }) => nearer(neck))).toEqual([50, 50, 50]);
    expect(spreadRows.map(({ bridge }) => nearer(bridge))).toEqual([50, 52, 52]);
  });
});
