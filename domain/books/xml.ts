/** What is within an element: markup that is made already. Words go through `xmlText` first. */
export type Content = string | readonly string[];

/** What XML 1.0 has no place for, not even escaped (its production 2, "Char"). */
const NO_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Words as they may stand in an element or an attribute; characters that XML cannot hold are left out. */
export const xmlText = (words: string): string =>
  words.replace(NO_CHARACTERS, '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** An element with its attributes and what is in it. */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${said.join('')}>${typeof content === 'string' ? content : content.join('')}</${name}>`;
}
