import type { InLanguages } from '../languages.ts';

export type Holiday =
  | 'New Year'
  | 'Good Friday'
  | 'Easter Monday'
  | 'Labour Day'
  | 'Ascension'
  | 'Whit Monday'
  | 'German Unity'
  | 'Reformation'
  | 'Repentance'
  | 'Christmas'
  | 'Second day of Christmas';

/** The holidays of Saxony by name. */
export const HOLIDAY_NAMES: InLanguages<Readonly<Record<Holiday, string>>> = {
  en: {
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
  },
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
