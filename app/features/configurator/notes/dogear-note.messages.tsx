import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

/** Mounting of the two classic P90s. */
const EN = {
  same: 'Inside they are the same pickup: one wide coil, two bar magnets below it, six steel screws. They only differ in how they are mounted, so your guitar decides.',
  caption: 'Both from above, to the same scale',
  dogear: (mm: string) => (
    <>
      The <b>dogear</b> sits on the top of the guitar. Two screws go through its ears, {mm}
      {NBSP}mm apart, and its height is fixed: only shims under it, or the pole screws, bring it closer to the
      strings.
    </>
  ),
  soapbar: (mm: string) => (
    <>
      The <b>soapbar</b> sits in a rout of its own shape. Two screws between the poles, about {mm}
      {NBSP}mm apart, hold it from above on springs or foam, so its height can be set, and it may come closer
      to the strings.
    </>
  ),
  measure: 'Measure the rout, or the screws of your current pickup. The cover of one never fits the other.',
  drawing: (dogear: string, soapbar: string) =>
    `Dogear, held by two screws in its ears ${dogear}\u00a0mm apart; soapbar, held by two screws between its poles ${soapbar}\u00a0mm apart`,
};

const DE: typeof EN = {
  same: 'Innen sind sie derselbe Tonabnehmer: eine breite Spule, zwei Balkenmagnete darunter, sechs Stahlschrauben. Sie sind nur anders befestigt, also entscheidet deine Gitarre.',
  caption: 'Beide von oben, im selben Maßstab',
  dogear: (mm) => (
    <>
      Der <b>Dogear</b> sitzt auf der Decke der Gitarre. Zwei Schrauben gehen durch seine Ohren, {mm}
      {NBSP}mm auseinander, und seine Höhe steht fest: Näher an die Saiten bringen ihn nur Unterlagen oder die
      Polschrauben.
    </>
  ),
  soapbar: (mm) => (
    <>
      Der <b>Soapbar</b> sitzt in einer Fräsung von seiner eigenen Form. Zwei Schrauben zwischen den Polen,
      etwa {mm}
      {NBSP}mm auseinander, halten ihn von oben auf Federn oder Schaumstoff. So lässt sich die Höhe
      einstellen, und er kann näher an die Saiten.
    </>
  ),
  measure:
    'Miss die Fräsung oder die Schrauben deines alten Tonabnehmers. Die Kappe des einen passt nie auf den anderen.',
  drawing: (dogear, soapbar) =>
    `Dogear, gehalten von zwei Schrauben in den Ohren im Abstand von ${dogear}\u00a0mm; Soapbar, gehalten von zwei Schrauben zwischen den Polen im Abstand von ${soapbar}\u00a0mm`,
};

export const DOGEAR_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
