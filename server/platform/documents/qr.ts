import encodeQR from 'qr';

/** The package always draws a margin, one module at least. */
const BORDER = 1;

/** A QR code without a margin; the drawing must add a light one. */
export interface QrDrawing {
  readonly viewBox: string;
  readonly path: string;
}

/** Level M is still readable with a thumb of wax on it. */
export function qrDrawing(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = rows.length - 2 * BORDER;
  return { viewBox: `${BORDER} ${BORDER} ${size} ${size}`, path };
}

export function qrSvg(text: string): string {
  const { viewBox, path } = qrDrawing(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges"><path d="${path}" fill="#000"/></svg>`;
}
