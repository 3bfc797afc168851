/** Ink of the sheets; the ground is the page's. Values of `--ink` and `--copper-text` on paper. */
export const COLOURS = { ink: '#0F1211', dimension: '#9C4A22' } as const;
