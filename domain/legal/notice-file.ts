import { isWholePdf } from '../whole-pdf.ts';

export type NoticeFault = 'large' | 'type' | 'unreadable' | 'entities' | 'active' | 'outside' | 'shape';

export type NoticeType = 'svg' | 'pdf';

type NoticeFile =
  | { readonly type: 'svg'; readonly width: number; readonly height: number }
  | { readonly type: 'pdf' };

type Read =
  | { readonly ok: true; readonly file: NoticeFile }
  | { readonly ok: false; readonly fault: NoticeFault };

/** Bytes; the Commission's files are a tenth of that. */
export const NOTICE_LIMIT = 2_000_000;

/** The notice is an A4 page in portrait. */
const RATIO = Math.SQRT2;
const TOLERANCE = 0.02;

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that only draw. Scripts, animation, links and `foreignObject` are not allowed. */
const DRAWS = new Set(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan
  textPath image clipPath mask pattern marker linearGradient radialGradient stop filter`.split(/\s+/),
);

/** One token of XML. Of processing instructions only the declaration and Adobe's metadata mark are allowed. */
const TOKEN =
  /<!--[\s\S]*?-->|<\?(?:xml|xpacket)\s[^>]*\?>|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<(?<end>\/?)(?<name>[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)(?<attributes>(?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const DOCTYPE =
  /<!DOCTYPE svg PUBLIC "-\/\/W3C\/\/DTD SVG 1\.\d\/\/EN"\s+"http:\/\/www\.w3\.org\/Graphics\/SVG\/1\.\d\/DTD\/svg1\d\.dtd"\s*>/;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const EMBEDDED = /^data:image\/(?:png|jpeg);base64,[\w+/=\s]*$/;
const OWN_URL =
  /url\(\s*(["']?)(?:#[^"')\\]*|data:(?:image\/(?:png|jpeg)|font\/\w+|application\/[\w-]*font[\w-]*);base64,[\w+/=\s]*)\1\s*\)/g;

class Refusal extends Error {
  readonly fault: NoticeFault;
  constructor(fault: NoticeFault) {
    super(fault);
    this.fault = fault;
  }
}
const refuse = (fault: NoticeFault): never => {
  throw new Refusal(fault);
};

/** Resolves character references. Other entities would need a declaration. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));|&/gi, (_, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : refuse('unreadable');
    return NAMED[name ?? ''] ?? refuse('entities');
  });

function checkStyle(style: string): void {
  const rest = style.replace(OWN_URL, '');
  if (/javascript:|expression\s*\(|-moz-binding/i.test(rest)) refuse('active');
  if (/url\s*\(|@import|\/\/|\\|image-set|src\s*\(/i.test(rest)) refuse('outside');
}

function checkAttribute(name: string, value: string, declared: Set<string>): void {
  const [local = '', prefix] = name.split(':').reverse();
  if (name === 'xmlns' || prefix === 'xmlns') {
    // Otherwise active elements could pass as a drawing program's notes under another prefix.
    if (name === 'xmlns' || name === 'xmlns:svg' ? value !== SVG : /2000\/svg|xhtml/i.test(value))
      refuse('active');
    declared.add(local);
    return;
  }
  if (/^on/i.test(local)) refuse('active');
  if (/^(?:javascript|vbscript):/i.test(value.replace(/[\p{Cc}\s]/gu, ''))) refuse('active');
  if (/^(?:href|src)$/i.test(local) && !/^#[^\s]*$/.test(value) && !EMBEDDED.test(value)) refuse('outside');
  if (name === 'xml:base') refuse('outside');
  if (/url|style/i.test(name + value)) checkStyle(value);
}

function sidesOf(root: ReadonlyMap<string, string>): readonly [width: number, height: number] {
  const [, , boxWidth = 0, boxHeight = 0] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = ['width', 'height'].map((name) =>
    /^([\d.]+)(px|pt|mm|cm|in|)$/.exec(root.get(name) ?? ''),
  );
  const sized: readonly [number, number] | undefined =
    width && height && width[2] === height[2] ? [Number(width[1]), Number(height[1])] : undefined;
  const sides: readonly [number, number] = boxWidth > 0 ? [boxWidth, boxHeight] : (sized ?? [0, 0]);
  for (const [across, down] of [sides, sized ?? sides])
    if (!(across > 0 && Math.abs(down / across / RATIO - 1) <= TOLERANCE)) refuse('shape');
  return sides;
}

function readSvg(source: string): NoticeFile {
  if (/^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8)/i.test(source)) refuse('unreadable');
  const text = source.replace(DOCTYPE, '');
  if (/<!(?:DOCTYPE|ENTITY|ATTLIST|ELEMENT|NOTATION)/i.test(text)) refuse('entities');
  const open: string[] = [];
  let style = '';
  const declared = new Set<string>();
  const used = new Set<string>();
  let root: Map<string, string> | undefined;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text) ?? refuse('unreadable');
    const { data, end, name, attributes = '', empty, text: words } = token.groups ?? {};
    if (data !== undefined || words !== undefined) {
      const characters = data ?? decoded(words ?? '');
      if (open.length === 0 && characters.trim()) refuse('unreadable');
      if (open.at(-1)?.replace('svg:', '') === 'style') style += characters;
    }
    if (name === undefined) continue;
    if (end) {
      if (open.pop() !== name) refuse('unreadable');
      // Checks the whole style, because a comment may divide a word.
      checkStyle(style);
      style = '';
      continue;
    }
    if (open.length === 0 && root) refuse('unreadable');
    const attributeMap = new Map<string, string>();
    for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      if (attributeMap.has(key)) refuse('unreadable');
      attributeMap.set(key, decoded(double ?? single ?? ''));
    }
    for (const [key, value] of attributeMap) checkAttribute(key, value, declared);
    for (const key of [name, ...attributeMap.keys()])
      if (key.includes(':') && !/^xml(?:ns)?:/.test(key)) used.add(key.split(':')[0] ?? '');
    const [local = '', prefix = 'svg'] = name.split(':').reverse();
    // Elements of other namespaces draw and run nothing: they are a drawing program's notes.
    if (prefix === 'svg' && !DRAWS.has(local) && !/^fe(?!Image)[A-Z]/.test(local)) refuse('active');
    if (!root) {
      if (local !== 'svg' || attributeMap.get(name === 'svg' ? 'xmlns' : 'xmlns:svg') !== SVG) refuse('type');
      root = attributeMap;
    }
    if (!empty) open.push(name);
  }
  if (!root || open.length > 0) return refuse('unreadable');
  if ([...used].some((prefix) => !declared.has(prefix))) refuse('unreadable');
  const [width, height] = sidesOf(root);
  return { type: 'svg', width: Math.round(width), height: Math.round(height) };
}

/** Names in a PDF of objects that run, open or embed something. */
const PDF_ACTIVE = /\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile|RichMedia)\b/;

/** Reads the European Commission's notice by its content alone. Accepts the file unchanged or rejects it. */
export function readNoticeFile(content: Uint8Array): Read {
  if (content.length > NOTICE_LIMIT) return { ok: false, fault: 'large' };
  try {
    const start = new TextDecoder('latin1').decode(content.subarray(0, 5));
    if (start === '%PDF-') {
      // Compressed streams may contain such names by chance.
      const parts = new TextDecoder('latin1').decode(content).split('endstream');
      const objects = parts.map((part, index) =>
        index < parts.length - 1 ? (part.split(/stream\r?\n/, 1)[0] ?? '') : part,
      );
      if (objects.some((object) => PDF_ACTIVE.test(object))) refuse('active');
      if (!isWholePdf(content)) refuse('unreadable');
      return { ok: true, file: { type: 'pdf' } };
    }
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(content).trim();
    } catch {
      return { ok: false, fault: 'type' };
    }
    if (!/<(?:svg:)?svg[\s>]/.test(text)) return { ok: false, fault: 'type' };
    return { ok: true, file: readSvg(text) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.fault };
    throw error;
  }
}
