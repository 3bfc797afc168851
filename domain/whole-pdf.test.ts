import { expect, it } from 'vitest';
import { isWholePdf } from './whole-pdf.ts';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
const whole = (text: string) => isWholePdf(Buffer.from(text, 'latin1'));

it('a PDF is complete from its version to the table at its end [case A11] [row D779]', () => {
  expect(whole(PDF)).toBe(true);
  expect(whole(PDF.replace('startxref\n9', 'startxref\n0'))).toBe(false);
  expect(whole(PDF.replace('startxref\n9', 'startxref\n9000'))).toBe(false);
  expect(whole(PDF.replace('/Root 1 0 R', ''))).toBe(false);
  expect(whole(PDF.replace('%PDF-', '%PNG-'))).toBe(false);
  expect(whole(PDF.slice(0, -10))).toBe(false);
  expect(whole('%PDF-1.7 <script>alert(1)</script>')).toBe(false);
  expect(whole('')).toBe(false);
});
