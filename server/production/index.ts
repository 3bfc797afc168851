export { buildSheetPaper } from './build-sheet-paper.ts';
export { claimsOf, claimUnit, noteClaim, pickupsOf, releaseClaim } from './claim-unit.ts';
export { closeDays, openAgain } from './close-days.ts';
export { confirmStep, undoStep, undoSteps } from './confirm-step.ts';
export { correctValues, enterValues } from './enter-values.ts';
export { finishedOfOrder, finishedSteps, openStepsIf, openStepsOf, pottedField } from './finished-steps.ts';
export { holdUnit, releaseUnit, startProduction } from './hold-unit.ts';
export { ownValues, refuseOtherSweep } from './keep-measurement.ts';
export {
  cablesWithoutColours,
  type LeadColoursView,
  readLeadColours,
  readLeadColoursView,
  setLeadColours,
} from './lead-colours.ts';
export { movePromise } from './move-promise.ts';
export { placeUnit } from './place-unit.ts';
export { foldQueueChanges, makeUnits, planEarlierOrders, promisedNow, queueFields } from './plan-units.ts';
export { firstPlaced } from './plan-week.ts';
export { type BenchView, readBench } from './read-bench.ts';
export { type DayView, type DueOrder, readDay, type WeekPiece } from './read-day.ts';
export { createMadeReader } from './read-made-classes.ts';
export type { PassportPart } from './read-parts.ts';
export { comparisonOf, holderFor, type PassportView, readPassport } from './read-passport.ts';
export {
  delayOfOrder,
  dueOfWaiting,
  type OpenOrder,
  ordersIn,
  type Queue,
  readQueue,
  readWaiting,
  selectOpen,
} from './read-queue.ts';
export type { WaitingOrder } from './read-waiting-orders.ts';
export { doubtsInEach } from './said-doubts.ts';
export { shelvableUnits, shelveUnit, takeFromShelf, takeOffShelf } from './shelve-unit.ts';
export { orderedUnits } from './start-production.ts';
export { locationOf, madeAs, unitFacts } from './unit-facts.ts';
