import { renderToStaticMarkup } from 'react-dom/server';
import { COMPANY, HOST } from '#domain/company.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { ContractBlock, ContractText } from '#domain/legal/contract-text.ts';
import { TAX_NOW } from '#domain/prices/tax-now.ts';
import { legalParts } from './legal-parts.tsx';
import { legalText, updatedOf } from './legal-texts.ts';

/** Pages that become part of a contract, in the order in which the buyer gets them. */
const PAGES = ['/terms', '/return'] as const;

const KINDS: Readonly<Record<string, ContractBlock['kind']>> = { h2: 'chapter', h3: 'heading', li: 'item' };

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of a page's static markup, block by block. Links and emphasis become plain text. */
function blocksOf(html: string): ContractBlock[] {
  const blocks = html.matchAll(/<(h2|h3|li|p)(?=[\s>])[^>]*>(.*?)<\/\1>/gs);
  return Array.from(blocks, ([, tag = '', inner = '']) => ({
    kind: KINDS[tag] ?? 'paragraph',
    text: inner
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
      .trim(),
  }));
}

/**
 * Cache of the last text per language, with its inputs. Rendering takes ten milliseconds, and every checkout needs it.
 */
const RENDERED = new Map<Language, { readonly from: string; readonly text: ContractText }>();

/** The legal pages as a separate document for the order confirmation. Uses the makers' settings. */
export function contractText(language: Language, publicUrl: string): ContractText {
  const from = JSON.stringify([publicUrl, COMPANY, HOST, TAX_NOW]);
  const known = RENDERED.get(language);
  if (known?.from === from) return known.text;
  const text = render(language, publicUrl);
  RENDERED.set(language, { from, text });
  return text;
}

function render(language: Language, publicUrl: string): ContractText {
  const blocks = PAGES.flatMap((page): ContractBlock[] => {
    const path = inLanguage(page, language);
    const text = legalText(path);
    if (!text) throw new Error(`${page} is not written in ${language}`);
    const { title } = text.frontmatter;
    const updated = updatedOf(path, text);
    return [
      { kind: 'title', text: title },
      ...(updated ? [{ kind: 'paragraph', text: updated } as const] : []),
      ...blocksOf(renderToStaticMarkup(<text.default components={legalParts(language, publicUrl)} />)),
    ];
  });
  return { language, blocks };
}
