// What the rest of the shop may ask of this noun.
export { closeDays, openAgain } from './close-days.ts';
export { placeUnit } from './place-unit.ts';
export { firstPlaced } from './plan-week.ts';
export { type DayView, type DueOrder, readDay, type WaitingOrder, type WeekPiece } from './read-day.ts';
