import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takeCompany } from '#domain/company.ts';
import { inLanguage, LANGUAGES } from '#domain/languages.ts';
import { contractText } from './contract-text.tsx';
import { legalParts } from './legal-parts.tsx';
import { legalText } from './legal-texts.ts';

const ADDRESS = 'https://shop.example.org';
const plain = (words: string) => words.replaceAll(/&[a-z#0-9]+;/g, '').replaceAll(/[\s"'<>&]/g, '');

describe.each(LANGUAGES)('the text of a contract in %s', (language) => {
  const { blocks } = contractText(language, ADDRESS);

  it('has every word of the terms and of the return policy, in their order [row D663]', () => {
    for (const page of ['/terms', '/return']) {
      const text = legalText(inLanguage(page, language));
      if (!text) throw new Error(page);
      const html = renderToStaticMarkup(<text.default components={legalParts(language, ADDRESS)} />);
      expect(plain(blocks.map((block) => block.text).join(' '))).toContain(
        plain(html.replaceAll(/<[^>]+>/g, '')),
      );
    }
  });

  it('follows the makers’ settings', () => {
    expect(contractText(language, ADDRESS).blocks).toBe(blocks);
    onTestFinished(() => takeCompany({}));
    takeCompany({ phone: '+49 341 9876543' });
    const text = contractText(language, ADDRESS).blocks.map((block) => block.text);
    expect(text.join(' ')).toContain('+49 341 9876543');
  });

  it('has the instruction on withdrawal and the model form, and no markup', () => {
    const words = blocks.map(({ text }) => text).join('\n');
    expect(words).toContain(
      language === 'en' ? 'I/We (*) hereby give notice' : 'Hiermit widerrufe(n) ich/wir (*)',
    );
    expect(words).toContain(`${ADDRESS}${inLanguage('/withdraw', language)}`);
    expect(words).not.toMatch(/<\/?\w|&\w+;/);
    for (const { text } of blocks) expect(text).not.toBe('');
  });
});
