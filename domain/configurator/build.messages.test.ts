import { describe, expect, it } from 'vitest';
import { BUILD_MESSAGES } from './build.messages.ts';
import { readChoices } from './configurator.ts';
import { describeBuild } from './describe.ts';
import { CONFIGURATORS } from './tables.ts';

const ENGLISH = /\b(Cover|Color|Wax|Potting|Wire|Ceramic|Neck|Bridge|Output|Matched|Unmatched|Plain|Black)\b/;

describe.each(Object.values(CONFIGURATORS))('$heading in German', (configurator) => {
  it('translates each step, group and option', () => {
    const { name, words, label, title } = BUILD_MESSAGES.de;
    for (const step of configurator.steps) {
      expect(title(step)).not.toMatch(ENGLISH);
      for (const { field, label: english, offers } of step.groups) {
        expect(label(field, english)).not.toMatch(ENGLISH);
        for (const option of [...offers({ cover: 'open' }), ...offers({ cover: 'none' })])
          for (const say of [name, words]) expect(say(field, option)).not.toMatch(ENGLISH);
      }
    }
  });
});

it('describes a build in German, and in English without a language', () => {
  const choices: Record<string, string> = {
    cover: 'open',
    model: 'plain',
    color: 'navy',
    spacing: '52',
    output: 'vintage',
    coils: 'unmatched',
    potting: 'wax',
    wiring: '2-wire',
    magnet: 'ceramic',
  };
  const reading = readChoices(CONFIGURATORS.humbucker, (field) => choices[field]);
  if (!reading.ok) throw new Error(reading.part);
  const lines = (language?: 'en' | 'de') =>
    describeBuild(CONFIGURATORS.humbucker, reading.choices, language).map(
      ({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`,
    );
  expect(lines('de')).toEqual([
    'Saitenabstand: 52 mm, Steg',
    'Kappe: Offene Kappe, Messing',
    'Kappenmuster: Glatt',
    'Kappenfarbe: Nachtblau',
    'Wachsbad: Gewachst',
    'Ausgang: Vintage, 7,5 kΩ',
    'Spulen: Ungleich gewickelt',
    'Anschluss: 2 Adern (geschirmt)',
    'Magnet: Keramik',
  ]);
  expect(lines()).toEqual(lines('en'));
  expect(lines()).toContain('Output Level: Vintage, 7.5 kΩ');
});
