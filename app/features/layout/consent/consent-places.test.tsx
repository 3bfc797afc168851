import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { BareShell, Shell } from '../shell.tsx';

const SHELLS = {
  'a page': <Shell path="/shop">text</Shell>,
  'a legal page': (
    <Shell path="/imprint" footer="small">
      text
    </Shell>
  ),
  'the checkout': (
    <Shell path="/checkout" footer="line">
      text
    </Shell>
  ),
  'a configurator': <BareShell>text</BareShell>,
};

function buttonsAround(shell: React.ReactNode, countedBy: 'service' | 'sandbox' | undefined): string[] {
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: () => shell }]);
  const html = renderToStaticMarkup(
    <Page hydrationData={{ loaderData: { root: { testMode: false, texts: {}, countedBy } } }} />,
  );
  return Array.from(html.matchAll(/data-strip="(consent-[a-z]+)"/g), ([, name = '']) => name).sort();
}

it.each(Object.entries(SHELLS))(
  'nothing asks for consent if no visits are counted: around %s [case B9] [row D643]',
  (where, shell) => {
    const answers = ['consent-false', 'consent-true'];
    // A configurator has its opener in its own foot (legal-links.tsx).
    const all = where === 'a configurator' ? answers : ['consent-asked', ...answers];
    expect(buttonsAround(shell, 'service')).toEqual(all);
    expect(buttonsAround(shell, 'sandbox')).toEqual(all);
    expect(buttonsAround(shell, undefined)).toEqual([]);
  },
);
