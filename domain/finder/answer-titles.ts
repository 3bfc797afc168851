import { atStart } from '../format-count.ts';
import type { Language } from '../languages.ts';
import { decibelWords } from '../tone/decibel-words.ts';
import { SPEC_MESSAGES } from '../tone/spec-bullets.messages.ts';
import type { FinderAnswer } from './answers.ts';
import { SOLD_MESSAGES } from './sold.messages.ts';
import { soldName } from './sold.ts';

/** Audible difference of hum, dB. */
const HUM_DB = 4;

const FURTHER: readonly ((answer: FinderAnswer, language: Language) => string)[] = [
  ({ gain }, language) => {
    const { lessHum, moreHum } = SOLD_MESSAGES[language];
    const { hum_dB } = gain.figures;
    return hum_dB <= -HUM_DB ? lessHum : hum_dB >= HUM_DB ? moreHum : '';
  },
  ({ sold }, language) => (sold.kind === 'stock' ? SOLD_MESSAGES[language].ready : ''),
  ({ pickup }, language) => SPEC_MESSAGES[language].magnet[pickup.recipe.magnet],
  ({ sold }) => soldName(sold),
];

/** Unique title of each answer by its changes: "Much brighter, a little quieter". */
export function answerTitles(answers: readonly FinderAnswer[], language: Language): readonly string[] {
  let titles = answers.map(({ gain: { figures } }) =>
    [
      decibelWords(figures.treble_dB, 'treble', language),
      decibelWords(figures.output_dB, 'level', language),
    ].join(', '),
  );
  for (const further of FURTHER) {
    const details = answers.map((answer) => further(answer, language));
    titles = titles.map((title, index) => {
      const alike = details.filter((_, other) => titles[other] === title);
      const differs = new Set(alike).size > 1;
      return differs && details[index] ? `${title}, ${details[index]}` : title;
    });
  }
  return titles.map(atStart);
}
