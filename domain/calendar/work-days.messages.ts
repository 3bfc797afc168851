import type { InLanguages } from '../languages.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const tage = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;

const EN = { late: (count: number) => `${days(count)} late`, today: 'today', days };

/** Distance of a date from today, in work days. */
export const DAYS_LEFT: InLanguages<typeof EN> = {
  en: EN,
  de: { late: (count) => `${tage(count)} zu spät`, today: 'heute', days: tage },
};
