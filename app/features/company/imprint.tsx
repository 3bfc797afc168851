import { type Chapter, ReadingPage } from '#app/ui/reading-page.tsx';
import { COMPANY } from '#domain/company.ts';

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'responsible',
    title: 'Information under § 5 DDG',
    body: (
      <address>
        {COMPANY.legalName}
        <br />
        {COMPANY.street}
        <br />
        {COMPANY.postalCode} {COMPANY.city}
        <br />
        {COMPANY.country}
      </address>
    ),
  },
  {
    id: 'partners',
    title: 'Represented by',
    body: <p>The partners {COMPANY.partners.join(' and ')}.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        E-mail:{' '}
        <a className="link" href={`mailto:${COMPANY.supportEmail}`}>
          {COMPANY.supportEmail}
        </a>
      </p>
    ),
  },
  {
    id: 'vat',
    title: 'VAT number',
    body: <p>VAT identification number under § 27 a UStG: {COMPANY.vatId}</p>,
  },
  {
    id: 'disputes',
    title: 'Consumer disputes',
    body: (
      <p>
        We are neither obliged nor willing to take part in dispute settlement before a consumer arbitration
        board (§ 36 VSBG).
      </p>
    ),
  },
];

export function Imprint() {
  return <ReadingPage figure="LEGAL" lines={['Imprint']} title="Imprint" chapters={CHAPTERS} />;
}
