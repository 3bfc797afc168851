/**
 * First reason why text is not well-formed XML, as far as generated SVG goes: tags nest and close, attributes are
 * quoted and unique, and no bare `<` or `&` is left. Undefined when nothing is wrong.
 */
export function xmlError(xml: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  let roots = 0;
  const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    const text = xml.slice(at, next < 0 ? undefined : next);
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(text)) return `bare & at ${at}`;
    if (text.trim() !== '' && open.length === 0) return `text outside the root at ${at}`;
    if (next < 0) break;
    tag.lastIndex = next;
    const match = tag.exec(xml);
    if (!match) return `malformed tag at ${next}: ${xml.slice(next, next + 60)}`;
    const [whole, closing, name, attributes = '', selfClosing] = match;
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `repeated attribute at ${next}`;
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(attributes)) return `bare & in a tag at ${next}`;
    if (closing) {
      if (open.pop() !== name) return `unexpected </${name}> at ${next}`;
    } else {
      if (open.length === 0) roots += 1;
      if (!selfClosing) open.push(name as string);
    }
    at = next + whole.length;
  }
  if (open.length > 0) return `<${open[open.length - 1]}> is not closed`;
  return roots === 1 ? undefined : `${roots} root elements`;
}
