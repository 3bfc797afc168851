import type { InLanguages } from '#domain/languages.ts';

/** Texts of a pickup's page, except its figures (`domain/production/passport.messages.ts`) and its sound. */
const EN = {
  title: (serial: string, name: string, refused: boolean) =>
    `${refused ? 'Not added: ' : ''}${serial}, ${name}`,
  description: (serial: string) =>
    `Passport of pickup ${serial}: how it was wound, what it measures, how to wire and repair it.`,
  none: {
    title: 'No such pickup',
    description: 'No pickup was measured under this number.',
    heading: 'No pickup here',
    words:
      'No pickup has this number. Compare it with the one on the box, or look again once yours has left the bench.',
  },

  passport: 'PASSPORT',
  nobody: 'Public, without names',
  spoken: (serial: string) => `, serial number ${serial}`,
  serial: 'Serial',
  look: 'Look',
  size: 'Size',
  wound: 'Wound',

  curve: 'FIG. 1',
  wiring: 'FIG. 2',
  table: 'TABLE 1',
  sheet: 'SHEET 2',
  bench: (day: string, temperature: string) => `Bench, ${day}, ${temperature}`,
  measures: 'How it measures',
  asBuilt: 'As built',
  howWound: 'How it was wound',
  inSeries: 'In series, hum-cancelling',
  oneCoil: 'One coil',
  howToWire: 'How to wire it',
  care: 'Care and repair',
  quiet: 'If it goes quiet',
  repair: 'TABLE 2',
  repaired: 'Repaired: before and after',
  sendIn: 'Send it in for repair',

  spare: 'SHEET 3',
  fitting: 'Fit this pickup',
  parts: 'Parts for it',
  modelledChange:
    'The change in level is modelled, at the resonance of the present cover. A metal cover is soldered on.',
  rewound: 'We do not ship coils on their own: send the pickup in, and we wind it again from this page.',
  shipping: 'Shipping calculated at checkout.',
  choose: 'Colour',
  add: 'Add to Cart',

  measured: 'measured',
  modelled: 'modelled',
  response: (own: string, modelled: string) =>
    `Frequency response from measured R and L: resonance at ${own}; as modelled at ${modelled}.`,
  sweptResponse: (own: string, modelled: string) =>
    `Frequency response from a sweep: resonance at ${own}; as modelled at ${modelled}.`,
  detail: 'Detail A',
  load: 'Into 500\u00a0pF of cable, 500\u00a0kΩ volume and tone. Measured R and L, capacitance and losses as modelled.',
  swept: (points: number, capacitance: string) =>
    `Into 500\u00a0pF of cable, 500\u00a0kΩ volume and tone. R, L, C (${capacitance}) and losses from a sweep at ${points} frequencies; output and the shielding of a cover as modelled.`,
  sweepFile: 'The sweep as a table (CSV)',

  label: 'LABEL',
  labelLines: ['On the box and', 'on its papers'],
  qr: (address: string) => `QR code: ${address}`,
  stays: 'This page belongs to the pickup.',
  sell: 'If you sell the guitar, the next player can still see how it was made. Is it yours? Add it to your account; nobody sees who you are.',
  yours: 'This pickup is in your account.',
  passOn: ' Release it when you pass it on.',
  letGo: 'Release it',
  somebody: 'Its owner has claimed it.',
  nobodyYet: 'Nobody has claimed it yet.',
  mine: 'This is mine',
  logIn: 'Log in to claim it',
};

const DE: typeof EN = {
  title: (serial, name, refused) => `${refused ? 'Nicht aufgenommen: ' : ''}${serial}, ${name}`,
  description: (serial) =>
    `Pass des Tonabnehmers ${serial}: wie er gewickelt ist, was er misst, wie du ihn verdrahtest und reparierst.`,
  none: {
    title: 'Kein Tonabnehmer',
    description: 'Unter dieser Nummer wurde kein Tonabnehmer gemessen.',
    heading: 'Kein Tonabnehmer',
    words:
      'Diese Nummer hat kein Tonabnehmer. Vergleich sie mit der auf dem Karton, oder schau noch einmal, wenn deiner die Werkbank verlassen hat.',
  },

  passport: 'PASS',
  nobody: 'Öffentlich, ohne Namen',
  spoken: (serial) => `, Seriennummer ${serial}`,
  serial: 'Nummer',
  look: 'Aussehen',
  size: 'Maße',
  wound: 'Gewickelt',

  curve: 'ABB. 1',
  wiring: 'ABB. 2',
  table: 'TABELLE 1',
  sheet: 'BLATT 2',
  bench: (day, temperature) => `Werkbank, ${day}, ${temperature}`,
  measures: 'Was er misst',
  asBuilt: 'Wie gebaut',
  howWound: 'Wie er gewickelt ist',
  inSeries: 'In Reihe, brummfrei',
  oneCoil: 'Eine Spule',
  howToWire: 'Wie du ihn verdrahtest',
  care: 'Pflege und Reparatur',
  quiet: 'Wenn er still wird',
  repair: 'TABELLE 2',
  repaired: 'Repariert: vorher und nachher',
  sendIn: 'Zur Reparatur einschicken',

  spare: 'BLATT 3',
  fitting: 'Passen an diesen Tonabnehmer',
  parts: 'Teile dafür',
  modelledChange:
    'Die Pegeländerung ist berechnet, bei der Resonanz mit der jetzigen Kappe. Eine Metallkappe wird angelötet.',
  rewound:
    'Eine Spule gibt es nicht einzeln: Schick den Tonabnehmer ein, wir wickeln ihn nach dieser Seite neu.',
  shipping: 'Versand kommt an der Kasse dazu.',
  choose: 'Farbe',
  add: 'In den Warenkorb',

  measured: 'gemessen',
  modelled: 'berechnet',
  response: (own, modelled) =>
    `Frequenzgang aus gemessenem R und L: Resonanz bei ${own}; berechnet bei ${modelled}.`,
  sweptResponse: (own, modelled) =>
    `Frequenzgang aus einem Sweep: Resonanz bei ${own}; berechnet bei ${modelled}.`,
  detail: 'Detail A',
  load: 'An 500\u00a0pF Kabel, Volume und Tone je 500\u00a0kΩ. R und L gemessen, Kapazität und Verluste berechnet.',
  swept: (points, capacitance) =>
    `An 500\u00a0pF Kabel, Volume und Tone je 500\u00a0kΩ. R, L, C (${capacitance}) und Verluste aus einem Sweep mit ${points} Frequenzen; Ausgang und Schirmung einer Kappe berechnet.`,
  sweepFile: 'Der Sweep als Tabelle (CSV)',

  label: 'ETIKETT',
  labelLines: ['Auf dem Karton und', 'auf den Papieren'],
  qr: (address) => `QR-Code: ${address}`,
  stays: 'Diese Seite gehört zum Tonabnehmer.',
  sell: 'Wenn du die Gitarre verkaufst, sieht der Nächste hier immer noch, wie er gemacht ist. Gehört er dir? Nimm ihn in dein Konto auf; niemand sieht, wer du bist.',
  yours: 'Dieser Tonabnehmer ist in deinem Konto.',
  passOn: ' Gib ihn frei, wenn du ihn weitergibst.',
  letGo: 'Freigeben',
  somebody: 'Er gehört schon jemandem.',
  nobodyYet: 'Noch hat ihn niemand in sein Konto aufgenommen.',
  mine: 'Das ist meiner',
  logIn: 'Zum Aufnehmen anmelden',
};

export const PASSPORT_PAGE: InLanguages<typeof EN> = { en: EN, de: DE };
