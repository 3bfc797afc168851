import type { InLanguages } from '#domain/languages.ts';

/** All that is said where a pickup is shown as large as it is. */
const EN = {
  button: 'See it at true size',
  title: 'At true size',
  close: 'Close',
  composing: 'Composing the model …',
  failed: 'The model did not arrive. Check your connection.',
  again: 'Try again',
  tooLarge: 'Side by side these pickups make a file too large for phones. Choose one of them, and it opens.',
  room: {
    title: 'In your room, on your phone',
    open: 'Open it in your room',
    code: 'Code of this page’s address',
    scan: 'Point the camera here. This very page opens; press the same button there.',
    nothing: 'The address holds your choice. Nothing about you.',
    here: 'This browser opens no model in the room by itself: its viewer takes files from an address only, and this one is made on your screen. Save it and open it from your files.',
    save: 'Save the model',
    fixed: (size: string) =>
      `${size} over all, without the cable. It is in metres, and our link lets nobody scale it.`,
  },
  screen: {
    title: 'Here, on this screen',
    once: 'once per screen',
    hold: 'Hold a bank card against the dashed line and drag until they match.',
    upright: 'Hold a bank card upright against the dashed line and drag until they match.',
    slider: 'Width of the card',
    spoken: (px: number) => `${Math.round(px)} pixels`,
    card: 'Outline of a bank card, to be held against the screen',
    matches: 'It matches',
    print: 'Print 1 : 1 instead',
    shown: 'from above, 1 : 1',
    undrawn: 'This browser cannot draw it. The 1 : 1 sheet shows its outline.',
    anew: 'Match a card anew',
    kept: 'Saved in this browser, and nowhere else.',
    overAll: (mm: string) => `${mm}\u00a0mm over all`,
  },
};

const DE: typeof EN = {
  button: 'In Originalgröße ansehen',
  title: 'In Originalgröße',
  close: 'Schließen',
  composing: 'Das Modell entsteht …',
  failed: 'Das Modell ist nicht angekommen. Prüf deine Verbindung.',
  again: 'Noch einmal',
  tooLarge:
    'Nebeneinander werden diese Tonabnehmer zu einer Datei, die für Handys zu groß ist. Wähl einen davon, dann geht sie auf.',
  room: {
    title: 'Bei dir im Zimmer, auf dem Handy',
    open: 'Im Zimmer ansehen',
    code: 'Code mit der Adresse dieser Seite',
    scan: 'Halte die Kamera darauf. Genau diese Seite geht auf; drück dort denselben Knopf.',
    nothing: 'In der Adresse steht, was du gewählt hast. Nichts über dich.',
    here: 'Dieser Browser stellt von sich aus kein Modell ins Zimmer: Sein Betrachter nimmt Dateien nur von einer Adresse, und diese entsteht auf deinem Bildschirm. Speichere sie und öffne sie aus deinen Dateien.',
    save: 'Modell speichern',
    fixed: (size) =>
      `${size} über alles, ohne Kabel. Es ist in Metern, und über unseren Link kann es niemand größer oder kleiner ziehen.`,
  },
  screen: {
    title: 'Hier, auf diesem Bildschirm',
    once: 'einmal je Bildschirm',
    hold: 'Halte eine Bankkarte an die gestrichelte Linie und zieh, bis beide gleich groß sind.',
    upright: 'Halte eine Bankkarte hochkant an die gestrichelte Linie und zieh, bis beide gleich groß sind.',
    slider: 'Breite der Karte',
    spoken: (px) => `${Math.round(px)} Pixel`,
    card: 'Umriss einer Bankkarte, um sie an den Bildschirm zu halten',
    matches: 'Passt',
    print: 'Lieber 1 : 1 drucken',
    shown: 'von oben, 1 : 1',
    undrawn: 'Dieser Browser kann es nicht zeichnen. Das Blatt in 1 : 1 zeigt den Umriss.',
    anew: 'Karte neu anlegen',
    kept: 'In diesem Browser gespeichert, und nirgends sonst.',
    overAll: (mm) => `${mm}\u00a0mm über alles`,
  },
};

export const TRUE_SIZE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
