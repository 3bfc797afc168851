// What the rest of the shop may ask of this noun.
export { closeDays, openAgain } from './close-days.ts';
export type { DayView, DueOrder, WaitingOrder, WeekPiece } from './day-view.ts';
export { placeUnit } from './place-unit.ts';
export { firstPlaced } from './plan-week.ts';
export { readDay } from './read-day.ts';
