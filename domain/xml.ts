/** Content of an element as finished markup. Escape text with `xmlText` first. */
export type Content = string | readonly string[];

/** Characters that XML 1.0 forbids, even escaped (production 2, "Char"). */
const NO_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an element or attribute and removes forbidden characters. */
export const xmlText = (words: string): string =>
  words.replace(NO_CHARACTERS, '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export function xmlElement(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${attributeTexts.join('')}>${typeof content === 'string' ? content : content.join('')}</${name}>`;
}
