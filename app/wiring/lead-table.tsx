import { PageRow } from '#app/ui/fold-row.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Slide } from '#app/ui/slide.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { LEADS_CONFIRMED, OUR_LEADS } from '#domain/wiring/lead-colours.ts';
import { LEAD_ROLES, OTHER_MAKERS } from '#domain/wiring/other-makers.ts';
import { LeadSwatch } from './lead-swatch.tsx';
import { SHEET_ROW } from './scheme-section.tsx';
import { WIRING_TABLE } from './sound-table.tsx';
import { WIRING_PAGE_MESSAGES } from './wiring.messages.ts';

/** Our leads beside those of others, lead for lead, with the sources of theirs. */
export function LeadTable() {
  const { colours: words } = useMessages(WIRING_PAGE_MESSAGES);
  return (
    <PageRow
      id="colours"
      name={words.heading}
      lines={[words.inside]}
      ends
      rowClass={`${SHEET_ROW} paper:mb-0`}
      className="pt-16 pb-64 phone:pb-40"
    >
      <div className="page-grid">
        <Slide
          label={words.byMaker}
          hint={words.slide}
          hintClass="phone:col-span-full"
          className="relative col-[4/13] overflow-x-auto [&_tbody_th]:min-w-[12em] phone:col-span-full phone:[&_tbody_th]:min-w-[8.5em] paper:col-span-full paper:overflow-visible paper:[&_td]:pr-6 paper:[&_td]:type-10 paper:[&_thead_th]:pr-6 paper:[&_thead_th]:type-10 paper:[&_svg]:w-20"
        >
          <table className={WIRING_TABLE} aria-label={words.heading}>
            <thead>
              <tr className="mono muted">
                <th scope="col">{words.lead}</th>
                <th scope="col">{words.ours}</th>
                {OTHER_MAKERS.map(({ maker }) => (
                  <th key={maker} scope="col">
                    {maker}
                  </th>
                ))}
                <th scope="col">{words.to}</th>
              </tr>
            </thead>
            <tbody>
              {LEAD_ROLES.map((role) => ({ id: role.id, ...words.role(role) })).map(
                ({ id, of, lead, to }) => (
                  <tr key={id}>
                    <th scope="row">
                      {of ? <b>{of}</b> : null}
                      {of ? `, ${lead}` : lead}
                    </th>
                    <td className="mono">
                      <LeadSwatch colour={OUR_LEADS[id]} />
                    </td>
                    {OTHER_MAKERS.map(({ maker, colours }) => (
                      <td key={maker} className="mono">
                        {colours[id] ? <LeadSwatch colour={colours[id]} /> : <NotSaid />}
                      </td>
                    ))}
                    <td className="mono muted">{to}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </Slide>
        <div className="col-[4/10] mt-32 phone:col-span-full paper:col-span-full paper:overflow-visible paper:type-12">
          {LEADS_CONFIRMED ? null : <p className="mono py-12 px-16 edge-dashed">{words.proposal}</p>}
          <p className="not-first:mt-20">{words.others}</p>
          <dl className="mt-20">
            {OTHER_MAKERS.map(({ maker, sources }) => (
              <div key={maker} className="grid grid-cols-[11em_1fr] gap-x-gutter py-8 line-t phone:block">
                <dt>{maker}</dt>
                {sources.map(({ name, url }) => (
                  <dd className="col-2" key={url}>
                    <TextLink href={url} rel="noopener" lang="en">
                      {name}
                    </TextLink>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </PageRow>
  );
}

function NotSaid() {
  const { colours: words } = useMessages(WIRING_PAGE_MESSAGES);
  return (
    <>
      <span className="muted" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{words.notSaid}</span>
    </>
  );
}
