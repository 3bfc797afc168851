import type { InLanguages } from '#domain/languages.ts';

/** What the desk says at once: title, transport, switches, the way into a blind test. */
const EN = {
  figure: 'FIG. 1',
  title: 'Listen side by side',
  label: 'Listening',
  source:
    'Simulated from the winding data, not recorded. The playing is synthesised and our own: a chord vamp, Handel’s Hallelujah, a blues riff and a freestyle.',
  hearing: 'Now hearing',
  keys: (count: number) => `Keys 1–${count}`,
  play: 'Play',
  pause: 'Pause',
  piece: 'Piece',
  loading: 'Fetching the playing …',
  noScript: 'Listening needs JavaScript. The curves and figures on this page do not.',
  output: { label: 'True output', note: 'Off, all play equally loud: louder must not pass for better.' },
  matched: { label: 'Levels matched', note: 'Loudness tells nothing here.' },
  drive: {
    label: 'Drive',
    note: 'An amp that breaks up. It hides most of the difference: compare clean first.',
  },
  noise: { label: 'Hum and hiss', note: 'What is there while nobody plays. Two coils cancel it.' },
  blind: {
    start: 'Listen blind',
    possible: 'Names and curves away. Ten rounds tell whether you hear it.',
    impossible: 'Needs two pickups that differ.',
    failed: 'The blind test did not arrive. Check your connection and try once more.',
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
  loading: 'Das Spiel wird geholt …',
  noScript: 'Anhören geht nur mit JavaScript. Kurven und Zahlen auf dieser Seite gehen auch ohne.',
  output: {
    label: 'Echte Lautstärke',
    note: 'Aus: Alle spielen gleich laut, denn lauter soll nicht als besser durchgehen.',
  },
  matched: { label: 'Pegel angeglichen', note: 'An der Lautstärke verrät sich hier nichts.' },
  drive: {
    label: 'Zerre',
    note: 'Ein Amp, der zerrt. Er verdeckt das meiste vom Unterschied: Vergleich zuerst clean.',
  },
  noise: {
    label: 'Nebengeräusche',
    note: 'Was da ist, wenn niemand spielt. Zwei Spulen heben das Brummen auf.',
  },
  blind: {
    start: 'Blind hören',
    possible: 'Ohne Namen und Kurven. Nach zehn Runden weißt du, ob du es hörst.',
    impossible: 'Dafür braucht es zwei verschiedene Tonabnehmer.',
    failed: 'Der Blindtest ist nicht angekommen. Prüf deine Verbindung und versuch es noch einmal.',
  },
};

export const DESK_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
