import type { Appearance, CssFontSource, CustomFontSource } from '@stripe/stripe-js';
import { entriesOf } from '#domain/records.ts';
import css from './fields.css?inline';

const adopted = new WeakSet<Document>();

/** Adds the style sheet to a document. Constructed sheets are allowed under a strict style policy. */
export function adoptStyle(target: Document): void {
  if (adopted.has(target)) return;
  adopted.add(target);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
}

const VARIABLES = {
  colorPrimary: '--sbx-primary',
  colorBackground: '--sbx-background',
  colorText: '--sbx-text',
  colorTextSecondary: '--sbx-secondary',
  colorDanger: '--sbx-danger',
  fontFamily: '--sbx-font',
  fontSizeBase: '--sbx-size',
  borderRadius: '--sbx-radius',
  spacingUnit: '--sbx-unit',
} as const;

export function applyAppearance(root: HTMLElement, appearance: Appearance | undefined): void {
  for (const [name, property] of entriesOf(VARIABLES)) {
    const value = appearance?.variables?.[name];
    if (value) root.style.setProperty(property, value);
  }
}

export type FontSources = Array<CssFontSource | CustomFontSource>;

/** Loads the page's fonts into a document. If one fails, the next of the stack is used. */
export function loadFonts(target: Document, fonts: FontSources | undefined): void {
  for (const font of fonts ?? []) {
    if ('cssSrc' in font) {
      const link = target.createElement('link');
      link.rel = 'stylesheet';
      link.href = font.cssSrc;
      target.head.append(link);
      continue;
    }
    const face = new FontFace(font.family, font.src, {
      display: 'swap',
      style: font.style ?? 'normal',
      weight: font.weight ?? 'normal',
      ...(font.unicodeRange ? { unicodeRange: font.unicodeRange } : {}),
    });
    target.fonts.add(face);
    face.load().catch(() => undefined);
  }
}
