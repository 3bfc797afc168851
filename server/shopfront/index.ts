// What the rest of the shop may ask of this noun.
export { changeSaid } from './change-said.ts';
export { startShopfrontClock } from './clock.ts';
export { discardPrices, draftPrice } from './draft-prices.ts';
export { endPause, goodsIn, pauseSale } from './pauses.ts';
export { planPrices, unplanPrices } from './plan-prices.ts';
export { priceHistoryCsv } from './price-history-csv.ts';
export { publishPrices } from './publish-prices.ts';
export { putNotice } from './put-notice.ts';
export { type CompanyDesk, readCompanyDesk } from './read-company-desk.ts';
export { type DraftView, type PriceDesk, readPriceDesk } from './read-price-desk.ts';
export { readSaleDesk, type SaleDesk } from './read-sale-desk.ts';
export { readTextDesk, type TextDesk } from './read-text-desk.ts';
export { setCompany } from './set-company.ts';
export { renewStockPauses } from './stock-pauses.ts';
export { bringBackText, discardText, draftText, endText, publishText } from './texts.ts';
