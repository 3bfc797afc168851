import type { InLanguages } from '#domain/languages.ts';

/** The dialog in which a pickup is seen at its true size. */
const EN = {
  title: 'At true size',
  close: 'Close',
  composing: 'Composing the model …',
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
    overAll: 'mm over all, ',
    undrawn: 'This browser cannot draw it. The 1 : 1 sheet shows its outline.',
    anew: 'Match a card anew',
    kept: 'Saved in this browser, and nowhere else.',
  },
};

const DE: typeof EN = {
  title: 'In echter Größe',
  close: 'Schließen',
  composing: 'Setzt das Modell zusammen …',
  tooLarge:
    'Nebeneinander ergeben diese Tonabnehmer eine Datei, die für Telefone zu groß ist. Wähl einen davon, dann geht sie auf.',
  room: {
    title: 'In deinem Zimmer, auf deinem Telefon',
    open: 'Im Zimmer öffnen',
    code: 'Code mit der Adresse dieser Seite',
    scan: 'Halt die Kamera hierher. Es öffnet sich genau diese Seite; drück dort denselben Knopf.',
    nothing: 'In der Adresse steht deine Wahl. Nichts über dich.',
    here: 'Dieser Browser öffnet von sich aus kein Modell im Zimmer: Sein Betrachter nimmt nur Dateien von einer Adresse, und diese entsteht auf deinem Bildschirm. Speichere sie und öffne sie aus deinen Dateien.',
    save: 'Modell speichern',
    fixed: (size) =>
      `${size} über alles, ohne Kabel. Es ist in Metern, und über unseren Link kann es niemand verkleinern oder vergrößern.`,
  },
  screen: {
    title: 'Hier, auf diesem Bildschirm',
    once: 'einmal je Bildschirm',
    hold: 'Halt eine Bankkarte an die gestrichelte Linie und zieh, bis beide gleich sind.',
    upright: 'Halt eine Bankkarte hochkant an die gestrichelte Linie und zieh, bis beide gleich sind.',
    slider: 'Breite der Karte',
    spoken: (px) => `${Math.round(px)} Pixel`,
    card: 'Umriss einer Bankkarte, um sie an den Bildschirm zu halten',
    matches: 'Passt',
    print: 'Lieber 1 : 1 drucken',
    shown: 'von oben, 1 : 1',
    overAll: 'mm über alles, ',
    undrawn: 'Dieser Browser kann ihn nicht zeichnen. Das Blatt 1 : 1 zeigt seinen Umriss.',
    anew: 'Noch einmal mit der Karte abgleichen',
    kept: 'In diesem Browser gespeichert und sonst nirgends.',
  },
};

export const TRUE_SIZE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
