export { type OpenedLink, openDataLink, useDataLink } from './data-link.ts';
export type { Deletion } from './delete-data.ts';
export { keepNoLonger } from './keep-no-longer.ts';
export { requestData } from './request-data.ts';
export { answerDataRequest, passOnCorrection } from './send-data-mails.ts';
