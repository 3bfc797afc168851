export { enterImportRow, enterRate } from './enter-rows.ts';
export { customsOf, customsOn, customsRows, linesToDeclare, NO_ROWS, readCustoms } from './read-rows.ts';
