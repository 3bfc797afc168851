import { COMPANY } from '#domain/company.ts';

/** Title and description of a page; `hidden` keeps it out of search results. */
export function pageMeta(title: string, description: string, { hidden = false }: { hidden?: boolean } = {}) {
  return [
    { title: `${title} · ${COMPANY.shopName}` },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
