export { customsOf, linesToDeclare } from './customs-of.ts';
export { enterImportRow, enterRate } from './enter-rows.ts';
export { customsOn, customsRows, NO_ROWS, readCustoms } from './read-rows.ts';
