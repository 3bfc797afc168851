import { PageRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Slide } from '#app/ui/slide.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { COMPANY } from '#domain/company.ts';
import { jointsOf } from '#domain/wiring/joint.messages.ts';
import { capacitorOf, type Scheme } from '#domain/wiring/scheme.ts';
import { SoundTable } from './sound-table.tsx';
import { WIRING_PAGE_MESSAGES } from './wiring.messages.ts';
import { WiringSheet } from './wiring-sheet.tsx';

/** On paper each has a sheet of A4, unless its own button prints it alone. */
export const SHEET_ROW =
  '[scroll-margin-top:8px] paper:break-before-page paper:data-printing:break-before-auto paper:[border-top:0]';

const CELL =
  'py-15 px-20 not-first:line-l phone:py-10 phone:px-margin phone:not-first:[border-left:0] phone:nth-5:hidden paper:block paper:py-6 paper:px-8';

/** One diagram on a sheet of its own, the sounding pickups by position, and every joint in words. */
export function SchemeSection({ scheme, number }: { scheme: Scheme; number: number }) {
  const { id, name, lines, note } = scheme;
  const words = useMessages(WIRING_PAGE_MESSAGES);
  const joints = jointsOf(scheme, useLanguage());
  const caps = Object.values(scheme.parts).filter(({ part }) => part === 'cap').length;
  return (
    <PageRow
      id={id}
      name={name}
      lines={[scheme.number, ...lines]}
      rowClass={SHEET_ROW}
      className="pb-64 phone:pb-40 paper:pb-0"
    >
      <PrintButton />
      <div className="line bg-paper-raised phone:-mx-margin phone:[border-inline:0] paper:mx-0 paper:[border-inline:1px_solid_var(--line)]">
        <Slide
          label={words.diagram(name, lines[0])}
          hintClass="px-margin pb-8"
          className="px-24 pt-24 pb-12 phone:overflow-x-auto phone:pt-16 phone:pr-0 phone:pb-8 phone:pl-margin phone:[&_svg]:w-1000 phone:[&_svg]:max-w-none paper:overflow-visible paper:p-4 paper:[&_svg]:w-full"
        >
          <WiringSheet scheme={scheme} describedBy={`${id}-joints`} />
        </Slide>
        <p className="mono grid grid-cols-[110px_1.4fr_1.2fr_1.2fr_auto] line-t phone:grid-cols-[1fr_1fr] paper:grid-cols-[auto_1.6fr_1.2fr_1fr_auto] paper:type-10">
          <b className={CELL}>{scheme.number}</b>
          <span className={CELL}>{name}</span>
          <span className={CELL}>
            {words.pots}{' '}
            <span className="unit" translate="no">
              {scheme.pots_Ohm / 1000}&nbsp;kΩ
            </span>
            , {words.log}
          </span>
          <span className={CELL}>
            {words.caps(caps)}{' '}
            <span className="unit" translate="no">
              {capacitorOf(scheme)}&nbsp;nF
            </span>
          </span>
          <span className={CELL}>{COMPANY.city}</span>
        </p>
      </div>
      <div className="page-grid gap-y-28 mt-28 paper:gap-y-8 paper:mt-10">
        <TitleBlock
          figure={words.table(number)}
          lines={[words.sounds]}
          className="col-[1/4] phone:col-span-full paper:col-span-full"
        />
        <div className="col-[4/9] phone:col-span-full paper:col-[1/8]">
          <SoundTable scheme={scheme} />
        </div>
        <div className="col-[9/13] pl-gutter phone:col-span-full phone:pl-0 paper:col-[8/13]">
          <h3 className="mb-4 type-inherit weight-600 ls-[0]">{note.title}</h3>
          <p className="muted">{note.text}</p>
        </div>
        <details className="col-[4/13] line-y phone:col-span-full paper:col-span-full paper:line-0 paper:details-content:[content-visibility:visible] paper:details-content:h-auto">
          <summary className="min-h-44 py-10 cursor-pointer paper:min-h-0 paper:py-4 paper:list-none">
            {words.joints(joints.length)}
          </summary>
          <ol
            id={`${id}-joints`}
            className="mono columns-2 gap-x-gutter pb-16 phone:columns-1 paper:columns-2 paper:type-10"
          >
            {joints.map(({ what, to }) => (
              <li className="py-4 break-inside-avoid paper:py-1" key={`${what} ${to}`}>
                <span>{what}</span> <span className="muted">{words.to}</span> <span>{to}</span>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </PageRow>
  );
}

/** Prints this sheet alone. A script shows the button (`hydrate-print.ts`); without it the whole page can be printed. */
function PrintButton() {
  const words = useMessages(WIRING_PAGE_MESSAGES);
  return (
    <button
      type="button"
      className="group inline-flex items-center gap-10 min-h-44 weight-600 paper:hidden"
      data-print
      hidden
    >
      <svg
        viewBox="0 0 16 16"
        width={16}
        height={16}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.3}
        aria-hidden="true"
      >
        <path d="M4 6V2h8v4M4 12H2V6h12v6h-2M4 9.5h8V14H4Z" />
      </svg>
      <span className="[border-bottom:1px_solid_var(--copper)] group-hover:[border-bottom-width:2px]">
        {words.print}
      </span>
    </button>
  );
}
