export { openDataLink, requestData, useDataLink } from './data-link.ts';
export type { Deletion } from './delete-data.ts';
export { keepNoLonger } from './keep-no-longer.ts';
export { answerDataRequest, passOnCorrection } from './send-data-mails.ts';
