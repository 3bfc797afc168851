import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

/** Fields: what was played on, through which controls, and against which of ours. */
const EN = {
  playOn: 'You play on',
  know: 'What you know of it',
  ways: { ohms: 'Type and ohms', name: 'One of ours, by name' },
  yours: (pickup: string) => `Yours: ${pickup}`,
  noneYet: 'Yours, measured (none yet)',
  type: 'Type',
  resistance: 'Resistance in kilo-ohms',
  name: 'Name',
  ohmsFault: (least: number, most: number) =>
    `Such a pickup reads ${least} to ${most}${NBSP}kΩ. Does the meter stand on k?`,
  position: 'Position',
  through: 'Through',
  against: 'Against',
  againstLetter: (letter: string) => `Against, ${letter}`,
  away: 'Names and prices are away while you listen blind.',
  sure: 'As sure as it gets.',
  notSure: 'Not sure of it?',
  onlyAsGood: 'Blind results are only as good as this line.',
  measure: 'Measure yours',
};

const DE: typeof EN = {
  playOn: 'Gespielt auf',
  know: 'Was du darüber weißt',
  ways: { ohms: 'Typ und Ohm', name: 'Einer von uns, nach Namen' },
  yours: (pickup) => `Deiner: ${pickup}`,
  noneYet: 'Deiner, gemessen (noch keiner)',
  type: 'Typ',
  resistance: 'Widerstand in Kiloohm',
  name: 'Name',
  ohmsFault: (least, most) =>
    `So ein Tonabnehmer hat ${least} bis ${most}${NBSP}kΩ. Steht das Messgerät auf k?`,
  position: 'Position',
  through: 'Durch',
  against: 'Gegen',
  againstLetter: (letter) => `Gegen, ${letter}`,
  away: 'Namen und Preise sind weg, solange du blind hörst.',
  sure: 'Sicherer geht es nicht.',
  notSure: 'Nicht sicher?',
  onlyAsGood: 'Blind zählt nur so viel, wie diese Zeile stimmt.',
  measure: 'Miss deinen',
};

export const PLAY_ON_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
