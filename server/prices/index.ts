// What the rest of the shop may ask of this noun.

export { codeOf, hasCode, usesOf } from './code-row.ts';
export { issueCode } from './issue-code.ts';
export { type Codes, type CodeView, readCodes } from './read-codes.ts';
export { readPricesAgain } from './read-prices.ts';
export { redeemCode } from './redeem-code.ts';
export { syncCode } from './sync-code.ts';
export { withdrawCode } from './withdraw-code.ts';
