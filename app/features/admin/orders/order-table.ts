/** A table in an order: small grey headers, and a line above each row. */
export const ORDER_TABLE =
  'mt-18 [&_th]:pr-12 [&_th]:pb-10 [&_th]:text-muted [&_th]:mono-12/[1.4] [&_td]:py-9 [&_td]:pr-12 [&_td]:line-t';
