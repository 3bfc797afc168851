import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COMPANY } from '#domain/company.ts';
import Text, { frontmatter, headings, words } from '../tests/fixtures/text.de.mdx';
import { compileText } from './content-files.ts';

const page = renderToStaticMarkup(
  createElement(Text, { components: { Figure: ({ turns }: { turns: number }) => `${turns} turns` } }),
);

describe('a text', () => {
  it('has front matter, headings and a word count', () => {
    expect(frontmatter).toEqual({ title: 'Ein Text', count: 3 });
    expect(headings).toEqual([
      { depth: 2, id: 'right', text: 'Widerruf' },
      { depth: 2, id: 'übrige-fragen', text: 'Übrige Fragen' },
    ]);
    expect(words).toBe(12);
  });

  it('contains the shop’s values and the given figures', () => {
    expect(page).toContain(`Wir sind ${COMPANY.shopName}.`);
    expect(page).toContain('3 turns');
    expect(page).toContain('<h2 id="right">Widerruf</h2>');
  });

  it('has no inline style, which the content policy would block', () => {
    expect(page).toContain('<td align="right">5</td>');
    expect(page).not.toContain('style=');
  });

  it('has footnotes in its language', async () => {
    expect(page).toContain('Anmerkungen und Quellen');
    expect(page).toContain('aria-label="Zurück zur Stelle von Anmerkung 1"');
    expect(page).toContain('aria-label="Zurück zur Stelle von Anmerkung 1 (2)"');
    expect(await compileText('A note.[^1]\n\n[^1]: Here.', 'text.en.mdx')).toContain('Notes and sources');
  });

  it('is refused with its file name if two headings have the same id', async () => {
    const twice = '## One [#part]\n\n## Two [#part]';
    await expect(compileText(twice, 'content/twice.mdx')).rejects.toThrow(
      'content/twice.mdx: two headings have the id "part"',
    );
  });
});
