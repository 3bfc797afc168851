import type { ComponentType } from 'react';

/** A makers' page is one island, its frame included. Apart from the others: no page of the shop loads these lines. */
export const ADMIN_ISLANDS = {
  'admin-day': async () => (await import('../features/admin/days/day-page.tsx')).DayIsland,
  'admin-letters': async () => (await import('../features/admin/letters/letters-page.tsx')).LettersIsland,
  'admin-board': async () => (await import('../features/admin/orders/board.tsx')).BoardIsland,
  'admin-order': async () => (await import('../features/admin/orders/order-page.tsx')).OrderIsland,
  'admin-new-order': async () => (await import('../features/admin/orders/new-order.tsx')).NewOrderIsland,
  'admin-find': async () => (await import('../features/admin/orders/find-page.tsx')).FindIsland,
  'admin-parcels': async () => (await import('../features/admin/parcels/parcels-page.tsx')).ParcelsIsland,
  'admin-stock': async () => (await import('../features/admin/stock/stock-page.tsx')).StockIsland,
  'admin-to-buy': async () => (await import('../features/admin/stock/to-buy-page.tsx')).ToBuyIsland,
  'admin-on-the-way': async () => (await import('../features/admin/stock/way-page.tsx')).WayIsland,
  'admin-counting': async () => (await import('../features/admin/stock/counting-page.tsx')).CountingIsland,
  'admin-returns': async () => (await import('../features/admin/returns/returns-page.tsx')).ReturnsIsland,
  'admin-books': async () => (await import('../features/admin/books/books-page.tsx')).BooksIsland,
  'admin-books-papers': async () => (await import('../features/admin/books/papers-page.tsx')).PapersIsland,
  'admin-books-adviser': async () => (await import('../features/admin/books/adviser-page.tsx')).AdviserIsland,
  'admin-figures': async () => (await import('../features/admin/figures/figures-page.tsx')).FiguresIsland,
  'admin-prices': async () => (await import('../features/admin/prices/prices-page.tsx')).PricesIsland,
  'admin-codes': async () => (await import('../features/admin/prices/codes-page.tsx')).CodesIsland,
  'admin-texts': async () => (await import('../features/admin/shopfront/texts-page.tsx')).TextsIsland,
  'admin-on-sale': async () => (await import('../features/admin/shopfront/on-sale-page.tsx')).OnSaleIsland,
  'admin-company': async () => (await import('../features/admin/shopfront/company-page.tsx')).CompanyIsland,
  'admin-leads': async () => (await import('../features/admin/production/leads-page.tsx')).LeadsIsland,
  'admin-makers': async () => (await import('../features/admin/makers/makers-page.tsx')).MakersIsland,
  'admin-changes': async () => (await import('../features/admin/changes/changes-page.tsx')).ChangesIsland,
  'admin-clear-bench': async () => (await import('../features/admin/production/clear-bench.tsx')).ClearBench,
} as const satisfies Record<`admin-${string}`, () => Promise<ComponentType<never>>>;

export type AdminIslands = typeof ADMIN_ISLANDS;
