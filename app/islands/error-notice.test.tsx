import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { COMPANY } from '#domain/company.ts';
import { ErrorNotice, ErrorPage } from './error-notice.tsx';

it.each([
  ['a part of the page', <ErrorNotice key="part" />],
  ['the whole page', <ErrorPage key="page" />],
])(
  'replaces %s with a notice that something went wrong, the discount for a report and the address to write to [rows 170–171, 306]',
  (_, notice) => {
    const markup = renderToStaticMarkup(notice);
    expect(markup).toContain('Oops! Something went wrong.');
    expect(markup).toContain('up to 20 % off');
    expect(markup).toContain(`mailto:${COMPANY.bugReportEmail}`);
  },
);
