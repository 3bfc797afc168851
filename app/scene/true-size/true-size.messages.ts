import type { InLanguages } from '#domain/languages.ts';

const EN = {
  button: 'See it actual size',
  title: 'Actual size',
  tooLarge: 'Together these pickups are too large for phones. Choose one of them.',
  room: {
    title: 'In your room, on your phone',
    open: 'View in your room',
    code: 'QR code of this page',
    scan: 'Point your phone’s camera here. This page opens; press the same button there.',
    here: 'This browser cannot open the model directly. Save it and open it from your files.',
    fixed: (size: string) => `${size} overall, without the cable. The scale is fixed at actual size.`,
  },
  screen: {
    title: 'Here, on this screen',
    once: 'once per screen',
    hold: 'Hold a bank card against the dashed line and drag until both match.',
    upright: 'Hold a bank card upright against the dashed line and drag until both match.',
    slider: 'Width of the card',
    spoken: (px: number) => `${Math.round(px)} pixels`,
    card: 'Outline of a bank card, to be held against the screen',
    matches: 'It matches',
    print: 'Print 1 : 1 instead',
    shown: 'from above, 1 : 1',
    undrawn: 'This browser cannot draw it. Print the 1 : 1 sheet instead.',
    anew: 'Match a card again',
    kept: 'Saved in this browser only.',
    overAll: (mm: string) => `${mm}\u00a0mm overall`,
  },
};

const DE: typeof EN = {
  button: 'In Originalgröße ansehen',
  title: 'In Originalgröße',
  tooLarge: 'Zusammen sind diese Tonabnehmer zu groß für Handys. Wähl einen davon.',
  room: {
    title: 'Bei dir im Zimmer, auf dem Handy',
    open: 'Im Zimmer ansehen',
    code: 'QR-Code dieser Seite',
    scan: 'Halt die Handykamera darauf. Diese Seite öffnet sich; drück dort denselben Knopf.',
    here: 'Dieser Browser kann das Modell nicht direkt öffnen. Speichere es und öffne es aus deinen Dateien.',
    fixed: (size) => `${size} über alles, ohne Kabel. Die Größe ist fest eingestellt.`,
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
    undrawn: 'Dieser Browser kann es nicht zeichnen. Druck stattdessen das Blatt in 1 : 1.',
    anew: 'Karte neu anlegen',
    kept: 'Nur in diesem Browser gespeichert.',
    overAll: (mm) => `${mm}\u00a0mm über alles`,
  },
};

export const TRUE_SIZE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
