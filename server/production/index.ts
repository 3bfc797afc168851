// What the rest of the shop may ask of this noun.
export { buildSheetPaper } from './build-sheet-paper.ts';
export { claimPiece, noteClaim, releaseClaim } from './claim-piece.ts';
export { claimsOf, type OwnPickup, pickupsOf } from './claims-of.ts';
export { confirmStep, undoStep } from './confirm-step.ts';
export { correctValues } from './correct-values.ts';
export { enterValues } from './enter-values.ts';
export { finishedOfOrder, finishedSteps, openStepsOf } from './finished-steps.ts';
export { holdPiece, releasePiece } from './hold-piece.ts';
export { type LeadColoursView, readLeadColours, readLeadColoursView } from './lead-colours.ts';
export { movePromise } from './move-promise.ts';
export { pieceFacts } from './piece-facts.ts';
export { planEarlierOrders, planPieces } from './plan-pieces.ts';
export { type BenchView, readBench } from './read-bench.ts';
export { type FoundPassport, type PassportView, readPassport } from './read-passport.ts';
export { delayOfOrder, type OpenOrder, type OpenPiece, readQueue, selectOpen } from './read-queue.ts';
export { setLeadColours } from './set-lead-colours.ts';
export { ordersPieces, takeUp } from './take-up.ts';
