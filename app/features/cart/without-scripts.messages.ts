import type { InLanguages } from '#domain/languages.ts';

const EN = {
  pay: 'Paying needs JavaScript: the card fields come from the payment provider. Turn it on and reload this page; your cart stays.',
  shown: 'What you added with JavaScript on only shows with JavaScript on.',
};

const DE: typeof EN = {
  pay: 'Zahlen geht nur mit JavaScript: Die Kartenfelder kommen vom Zahlungsdienstleister. Schalt es ein und lade diese Seite neu; dein Warenkorb bleibt.',
  shown: 'Was du mit JavaScript hineingelegt hast, siehst du nur mit JavaScript.',
};

/** Texts of the cart page outside its island; browsers with scripts need not load them. */
export const WITHOUT_SCRIPTS: InLanguages<typeof EN> = { en: EN, de: DE };
