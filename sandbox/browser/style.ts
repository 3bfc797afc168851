import type { Appearance, CssFontSource, CustomFontSource } from '@stripe/stripe-js';
import { entriesOf } from '#domain/records.ts';
import css from './fields.css?inline';

const adopted = new WeakSet<Document>();

/**
 * Puts the style sheet into a document. A constructed sheet needs no permission from a strict style policy.
 */
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

/** Sets the page's choices as custom properties on the root of some fields. */
export function applyAppearance(root: HTMLElement, appearance: Appearance | undefined): void {
  for (const [name, property] of entriesOf(VARIABLES)) {
    const value = appearance?.variables?.[name];
    if (value) root.style.setProperty(property, value);
  }
}

export type FontSources = Array<CssFontSource | CustomFontSource>;

/** Loads the page's fonts into a document; a font that cannot be had leaves the next one in the stack. */
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
