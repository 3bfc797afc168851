import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { DATA_FIELDS, DATA_TERMS } from '#domain/products/open-data.ts';
import { FigureTable } from './figure-table.tsx';
import { OPEN_DATA_MESSAGES } from './open-data.messages.ts';

export function OpenData() {
  const { licence, licenceAddress } = DATA_TERMS;
  const words = useMessages(OPEN_DATA_MESSAGES);
  return (
    <Section
      id="data"
      figure={words.figure}
      lines={words.lines(DATA_FIELDS.length, licence)}
      heading={words.heading}
    >
      <div className="grid gap-14 max-w-[46em]">
        <p>{words.what}</p>
        <p>{words.conditions}</p>
        <p>
          {words.free[0]}
          <a className="link" href={licenceAddress}>
            {licence}
          </a>
          {words.free[1]}
        </p>
        <p className="flex flex-wrap gap-x-32 gap-y-12">
          <ArrowLink href="/model/pickups.csv">{words.pickups('CSV')}</ArrowLink>
          <ArrowLink href="/model/pickups.json">{words.pickups('JSON')}</ArrowLink>
          <ArrowLink href="/model/curves.csv">{words.check}</ArrowLink>
        </p>
      </div>
      <details className="mt-28 [&_summary]:min-h-44 [&_summary]:py-12 [&_summary]:cursor-pointer">
        <summary className="mono">{words.columns}</summary>
        <FigureTable
          label={words.label}
          head={words.head}
          rows={DATA_FIELDS.map((field) => ({
            name: field.name,
            cells: [{ words: words.unit(field) || '–' }, { words: words.says(field) }],
          }))}
        />
      </details>
    </Section>
  );
}
