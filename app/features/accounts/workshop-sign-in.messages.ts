import { SESSION_IDLE_MS, SESSION_MS } from '#domain/accounts/account.ts';
import { HOUR_MS } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  toShop: ', to the shop',
  workshop: 'workshop',
  layers: (wound: number, all: number) => `coil 1, ${wound} of ${all} layers`,
  forWhom: 'for the two at the bench',
  title: 'Workshop',
  stays: `This browser stays logged in for ${SESSION_MS.staff / HOUR_MS} hours, or until nothing was done for ${SESSION_IDLE_MS.staff / HOUR_MS}.`,
  passwordFirst: 'Password first, then the code from your app.',
  nowTheCode: 'Now the code from your app, or a recovery code.',
  open: 'Open the workshop',
};

export const WORKSHOP_DOOR: InLanguages<typeof EN> = {
  en: EN,
  de: {
    toShop: ', zum Shop',
    workshop: 'Werkstatt',
    layers: (wound, all) => `Spule 1, ${wound} von ${all} Lagen`,
    forWhom: 'für die zwei an der Werkbank',
    title: 'Werkstatt',
    stays: `Dieser Browser bleibt ${SESSION_MS.staff / HOUR_MS} Stunden angemeldet, oder bis ${SESSION_IDLE_MS.staff / HOUR_MS} Stunden lang nichts getan wurde.`,
    passwordFirst: 'Erst das Passwort, dann der Code aus deiner App.',
    nowTheCode: 'Jetzt der Code aus deiner App, oder ein Notfallcode.',
    open: 'Werkstatt öffnen',
  },
};
