/**
 * How a letter becomes plain text. Tables of figures (`rows`) stay tables: as running text their cells would meet
 * without a space between them.
 */
export const PLAIN = {
  plainText: true,
  htmlToTextOptions: {
    selectors: [
      {
        selector: 'table.rows',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 2, rowSpacing: 0 },
      },
    ],
  },
} as const;
