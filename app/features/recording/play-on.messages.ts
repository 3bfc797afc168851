import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

/** Fields: the instrument, its controls, and our pickup to compare with. */
const EN = {
  playOn: 'You play on',
  know: 'What you know about it',
  ways: { ohms: 'Type and ohms', name: 'One of ours, by name' },
  yours: (pickup: string) => `Yours: ${pickup}`,
  noneYet: 'Yours, measured (none yet)',
  type: 'Type',
  resistance: 'Resistance in kilo-ohms',
  name: 'Name',
  ohmsFault: (least: number, most: number) =>
    `Such a pickup reads ${least} to ${most}${NBSP}kΩ. Is the meter set to k?`,
  position: 'Position',
  through: 'Through',
  against: 'Against',
  againstLetter: (letter: string) => `Against, ${letter}`,
  away: 'Names and prices are hidden while you listen blind.',
  sure: 'As accurate as it gets.',
  notSure: 'Not sure?',
  onlyAsGood: 'Blind results are only as good as this entry.',
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
    `So ein Tonabnehmer hat ${least} bis ${most}${NBSP}kΩ. Ist das Messgerät auf k gestellt?`,
  position: 'Position',
  through: 'Durch',
  against: 'Gegen',
  againstLetter: (letter) => `Gegen, ${letter}`,
  away: 'Namen und Preise sind ausgeblendet, solange du blind hörst.',
  sure: 'Genauer geht es nicht.',
  notSure: 'Nicht sicher?',
  onlyAsGood: 'Das Ergebnis ist nur so gut wie diese Angabe.',
  measure: 'Miss deinen',
};

export const PLAY_ON_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
