// Class lists shared by several pages of the workshop.

/** Header of a section: title and what is beside it. */
export const SECTION_HEAD = 'flex flex-wrap items-baseline gap-y-4 gap-x-14 mb-14';
export const SECTION_ASIDE = 'fine text-muted ml-auto below-700:ml-0';
export const BOOKS_HEAD = 'flex flex-wrap gap-y-6 gap-x-14 items-baseline mb-12';
export const WARNING =
  'mt-12 py-12 px-14 [border-left:4px_solid_var(--wine)] [background:#f0e3e2] text-ink whitespace-normal';
export const CHECK = 'flex items-center gap-12 min-h-44 mt-6';
export const CHECK_BOX = 'w-20 h-20 [accent-color:var(--ink)] phone:w-28 phone:h-28';
export const TWO_COLUMNS = 'grid grid-cols-2 gap-12 small:grid-cols-1';
export const SPREAD = 'flex items-baseline justify-between gap-12';
export const LIST_ROW = 'grid grid-cols-[1fr_auto] gap-12 py-10 line-t first:mt-12';
export const FIELD_LABEL = 'grid gap-6 content-end min-w-0 type-14 weight-600';
/** Style of a hint below a field. */
export const HINT = 'mt-6 mb-0 fine text-muted';

/** A table in an order: small grey headers, and a line above each row. */
export const ORDER_TABLE =
  'mt-18 [&_th]:pr-12 [&_th]:pb-10 [&_th]:text-muted [&_th]:mono-12/[1.4] [&_td]:py-9 [&_td]:pr-12 [&_td]:line-t';
