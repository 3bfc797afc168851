import encodeQR from 'qr';

/** The package always draws a margin, one module at least. */
const BORDER = 1;

/** A QR code as SVG without a margin: the paper round it is white. Level M still reads with a thumb of wax on it. */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = rows.length - 2 * BORDER;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BORDER} ${BORDER} ${size} ${size}" shape-rendering="crispEdges"><path d="${path}" fill="#000"/></svg>`;
}
