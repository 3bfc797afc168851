import { type InLanguages, inLanguage, type Language } from '#domain/languages.ts';
import type { Visitor } from '#server/accounts/index.ts';

const EN = {
  logIn: 'Log in',
  orMakeOne: 'or create an account',
  account: 'Account',
  logOut: 'Log out',
  news: 'news about an order',
  orders: 'Orders',
  pickups: 'Pickups',
  builds: ['Saved builds', 'Builds'] satisfies readonly [label: string, short: string],
  onItsWay: (orders: number): string =>
    orders > 0 ? `${orders} on ${orders === 1 ? 'its' : 'their'} way` : '',
  ordersOnWay: (orders: number): string =>
    orders > 0 ? `${orders} ${orders === 1 ? 'order on its' : 'orders on their'} way` : '',
  passports: (pickups: number): string =>
    pickups > 0 ? `${pickups} ${pickups === 1 ? 'passport' : 'passports'}` : '',
};

/** Texts of the page header about the visitor's account. */
export const ACCOUNT_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    logIn: 'Anmelden',
    orMakeOne: 'oder Konto anlegen',
    account: 'Konto',
    logOut: 'Abmelden',
    news: 'Neues zu einer Bestellung',
    orders: 'Bestellungen',
    pickups: 'Tonabnehmer',
    builds: ['Gespeicherte Entwürfe', 'Entwürfe'],
    onItsWay: (orders) => (orders > 0 ? `${orders} unterwegs` : ''),
    ordersOnWay: (orders) =>
      orders > 0 ? `${orders} ${orders === 1 ? 'Bestellung' : 'Bestellungen'} unterwegs` : '',
    passports: (pickups) => (pickups > 0 ? `${pickups} ${pickups === 1 ? 'Pass' : 'Pässe'}` : ''),
  },
};

/** Returns the places in an account, with their anchors on the account's page. */
export function accountPlaces({ onItsWay, pickups, builds }: Visitor, language: Language) {
  const words = ACCOUNT_MESSAGES[language];
  const [label, short] = words.builds;
  return [
    {
      href: inLanguage('/account#orders', language),
      label: words.orders,
      short: words.orders,
      count: words.onItsWay(onItsWay),
      isNews: onItsWay > 0,
    },
    {
      href: inLanguage('/account#pickups', language),
      label: words.pickups,
      short: words.pickups,
      count: words.passports(pickups),
      isNews: false,
    },
    {
      href: inLanguage('/account#drawer', language),
      label,
      short,
      count: builds > 0 ? String(builds) : '',
      isNews: false,
    },
  ] as const;
}
