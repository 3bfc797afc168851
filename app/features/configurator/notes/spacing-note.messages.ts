import type { InLanguages } from '#domain/languages.ts';

const MM = '\u00a0mm';

/** `neck` and `bridge` are string spacings, mm. */
const EN = {
  holds: `Dimensions in mm, 648${MM} scale`,
  fan: (neck: number, bridge: number) =>
    `Strings fan out from nut to saddle, so they are closer over the neck pickup than over the bridge pickup. ${neck}${MM} suits most necks, ${bridge}${MM} most bridges.`,
  caption: 'Measure the outer pole screws, centre to centre',
  atSaddles: 'E to E at the saddles',
  overNeck: 'Over the neck',
  overBridge: 'Over the bridge',
  measure:
    'Measure your old pickup with a ruler: from the middle of the first pole screw to the middle of the sixth. No visible screws? Measure the two E strings where they cross the pickup, and choose the nearer size. At 51, either will do: each outer string is then half a millimetre off the centre of its pole, which nobody hears.',
  bare: (neck: number) => `A humbucker with No Cover always has ${neck}${MM} and skips this step.`,
  drawing: (neck: number, bridge: number) =>
    `Pickup from above. From the middle of the first pole screw to that of the sixth: ${neck}${MM} at the neck, ${bridge}${MM} at the bridge`,
  neck: (mm: number) => `${mm}${MM} (Neck)`,
  bridge: (mm: number) => `${mm}${MM} (Bridge)`,
};

const DE: typeof EN = {
  holds: `Maße in mm, Mensur 648${MM}`,
  fan: (neck, bridge) =>
    `Saiten laufen vom Sattel zum Steg auseinander, über dem Hals-Tonabnehmer liegen sie also enger als über dem am Steg. ${neck}${MM} passen an den meisten Hälsen, ${bridge}${MM} an den meisten Stegen.`,
  caption: 'Miss die äußeren Polschrauben, Mitte zu Mitte',
  atSaddles: 'E bis E am Steg',
  overNeck: 'Über dem am Hals',
  overBridge: 'Über dem am Steg',
  measure:
    'Miss deinen alten Tonabnehmer mit dem Lineal: von der Mitte der ersten Polschraube bis zur Mitte der sechsten. Keine Schrauben zu sehen? Miss die beiden E-Saiten, wo sie über den Tonabnehmer laufen, und nimm das nähere Maß. Dazwischen, bei 51, geht beides: Jede äußere Saite liegt dann einen halben Millimeter neben der Mitte ihres Pols, und das hört niemand.',
  bare: (neck) => `Einen Humbucker ohne Kappe bauen wir mit ${neck}${MM}, er überspringt diesen Schritt.`,
  drawing: (neck, bridge) =>
    `Tonabnehmer von oben. Von der Mitte der ersten Polschraube zu der der sechsten: ${neck}${MM} am Hals, ${bridge}${MM} am Steg`,
  neck: (mm) => `${mm}${MM} (Hals)`,
  bridge: (mm) => `${mm}${MM} (Steg)`,
};

export const SPACING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
