import type { InLanguages } from '../languages.ts';

const EN = {
  'New Year': 'New Year',
  'Good Friday': 'Good Friday',
  'Easter Monday': 'Easter Monday',
  'Labour Day': 'Labour Day',
  Ascension: 'Ascension',
  'Whit Monday': 'Whit Monday',
  'German Unity': 'German Unity',
  Reformation: 'Reformation',
  Repentance: 'Repentance',
  Christmas: 'Christmas',
  'Second day of Christmas': 'Second day of Christmas',
};

export type Holiday = keyof typeof EN;

export const HOLIDAY_NAMES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    'New Year': 'Neujahr',
    'Good Friday': 'Karfreitag',
    'Easter Monday': 'Ostermontag',
    'Labour Day': 'Tag der Arbeit',
    Ascension: 'Christi Himmelfahrt',
    'Whit Monday': 'Pfingstmontag',
    'German Unity': 'Tag der Deutschen Einheit',
    Reformation: 'Reformationstag',
    Repentance: 'Buß- und Bettag',
    Christmas: '1. Weihnachtstag',
    'Second day of Christmas': '2. Weihnachtstag',
  },
};
