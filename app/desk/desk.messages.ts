import type { InLanguages } from '#domain/languages.ts';

/** Texts that the desk needs at once: title, transport, switches, the way into a blind test. */
const EN = {
  figure: 'FIG. 1',
  title: 'Listen side by side',
  label: 'Listening',
  source:
    'Modelled from the winding data, not recorded. The playing is synthesised and our own: a chord vamp, Handel’s Hallelujah, a blues riff and a freestyle.',
  hearing: 'Now hearing',
  keys: (count: number) => `Keys 1–${count}`,
  play: 'Play',
  pause: 'Pause',
  piece: 'Piece',
  loading: 'Loading …',
  noScript: 'Listening needs JavaScript. You can see curves and figures without it.',
  output: { label: 'True output', note: 'Off: all play equally loud, because louder always sounds better.' },
  matched: { label: 'Levels matched', note: 'Loudness gives nothing away here.' },
  drive: {
    label: 'Drive',
    note: 'An amp that breaks up. It hides most of the difference, so compare clean first.',
  },
  noise: { label: 'Hum and hiss', note: 'What you hear when nobody plays. Two coils cancel the hum.' },
  blind: {
    start: 'Listen blind',
    possible: 'No names, no curves. Ten rounds tell you whether you can hear it.',
    impossible: 'Needs two different pickups.',
    failed: 'The blind test did not load. Check your connection and try again.',
  },
};

const DE: typeof EN = {
  figure: 'ABB. 1',
  title: 'Im Vergleich hören',
  label: 'Anhören',
  source:
    'Aus den Wickeldaten berechnet, nicht aufgenommen. Das Spiel ist synthetisch und von uns: ein Akkordgroove, Händels Halleluja, ein Bluesriff und ein Freestyle.',
  hearing: 'Du hörst',
  keys: (count) => `Tasten 1–${count}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  piece: 'Stück',
  loading: 'Wird geladen …',
  noScript: 'Anhören geht nur mit JavaScript. Kurven und Werte siehst du auch ohne.',
  output: {
    label: 'Echte Lautstärke',
    note: 'Aus: Alle spielen gleich laut, denn lauter klingt immer besser.',
  },
  matched: { label: 'Pegel angeglichen', note: 'Die Lautstärke verrät hier nichts.' },
  drive: {
    label: 'Zerre',
    note: 'Ein Amp, der zerrt. Er verdeckt das meiste vom Unterschied: Vergleich zuerst clean.',
  },
  noise: {
    label: 'Nebengeräusche',
    note: 'Was du hörst, wenn niemand spielt. Zwei Spulen heben das Brummen auf.',
  },
  blind: {
    start: 'Blind hören',
    possible: 'Ohne Namen und Kurven. Nach zehn Runden weißt du, ob du es hörst.',
    impossible: 'Dafür braucht es zwei verschiedene Tonabnehmer.',
    failed: 'Der Blindtest lässt sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
  },
};

export const DESK_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
