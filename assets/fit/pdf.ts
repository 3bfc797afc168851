import { type Face, type FaceName, type Faces, FIRST, LAST } from './face.ts';

/** Points a millimetre: a point is 1/72 inch (ISO 32000-1, 8.3.2.3). */
export const POINTS_PER_MM = 72 / 25.4;

/** A4, mm. */
export const A4 = { width: 210, height: 297 } as const;

/** mm → points, to a thousandth. */
export const pt = (mm: number): string => String(Math.round(mm * POINTS_PER_MM * 1000) / 1000);

/** Text of a PDF string: Latin 1 with its three special characters escaped. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, (one) => `\\${one}`)})`;

/** A line of text in one of the sheet's faces, at (x, y) mm from its lower left corner. */
export const textAt = (text: string, x: number, y: number, size: number, face: FaceName = 'F'): string =>
  `BT /${face} ${size} Tf ${pt(x)} ${pt(y)} Td ${literal(text)} Tj ET`;

/** A path through points, mm. */
export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${pt(x)} ${pt(y)} ${i === 0 ? 'm' : 'l'}`).join(' ');

/** A face within the file: itself, what it looks like, and how it is used (ISO 32000-1, 9.6.3 and 9.8). */
function fontObjects({ cut, ttf, widths, box, ascent, descent }: Face, first: number): readonly string[] {
  const fixed = widths.filter(Boolean).every((width, _, all) => width === all[0]);
  return [
    `<< /Type /Font /Subtype /TrueType /BaseFont /${cut} /Encoding /WinAnsiEncoding /FirstChar ${FIRST} ` +
      `/LastChar ${LAST} /Widths [${widths.join(' ')}] /FontDescriptor ${first + 1} 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${cut} /Flags ${fixed ? 33 : 32} /FontBBox [${box.join(' ')}] ` +
      `/ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${ascent} /StemV 80 /FontFile2 ${first + 2} 0 R >>`,
    `<< /Length ${ttf.length} /Length1 ${ttf.length} >>\nstream\n${ttf.toString('latin1')}\nendstream`,
  ];
}

/** Objects before the first face. */
const BEFORE = 5;

/**
 * One A4 sheet as PDF. It asks the reader not to scale it (ISO 32000-1, 12.2), and carries no date, so that the same
 * drawing gives the same bytes.
 */
export function pdfOf(title: string, content: string, faces: Faces): Buffer {
  const carried = Object.entries(faces).map(([name, face], index) => ({
    name,
    first: BEFORE + 1 + index * 3,
    face,
  }));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pt(A4.width)} ${pt(A4.height)}] /Contents 4 0 R ` +
      `/Resources << /Font << ${carried.map(({ name, first }) => `/${name} ${first} 0 R`).join(' ')} >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(title)} >>`,
    ...carried.flatMap(({ face, first }) => fontObjects(face, first)),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = Buffer.byteLength(file, 'latin1');
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
