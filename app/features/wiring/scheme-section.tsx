import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { Slide } from '#app/wiring/slide.tsx';
import { WiringSheet } from '#app/wiring/wiring-sheet.tsx';
import { COMPANY } from '#domain/company.ts';
import { jointsOf } from '#domain/wiring/joint.messages.ts';
import { capacitorOf, type Scheme } from '#domain/wiring/scheme.ts';
import { SoundTable } from './sound-table.tsx';
import { WIRING_PAGE_MESSAGES } from './wiring.messages.ts';
import styles from './wiring-page.module.css';

/** One diagram on a sheet of its own, what sounds where, and every joint in words. */
export function SchemeSection({ scheme, number }: { scheme: Scheme; number: number }) {
  const { id, name, lines, note } = scheme;
  const words = useWords(WIRING_PAGE_MESSAGES);
  const joints = jointsOf(scheme, useLanguage());
  const caps = Object.values(scheme.parts).filter(({ part }) => part === 'cap').length;
  return (
    <Section
      id={id}
      figure={words.figure(number)}
      lines={lines}
      heading={name}
      more={<PrintButton />}
      className={styles.section}
    >
      <div className={cx(styles.figure, 'line bg-paper-raised')}>
        <Slide label={words.diagram(name, lines[0])} className={styles.slide}>
          <WiringSheet scheme={scheme} describedBy={`${id}-joints`} />
        </Slide>
        <p className={cx('mono', styles.block)}>
          <b>{scheme.number}</b>
          <span>{name}</span>
          <span>
            {words.pots}{' '}
            <span className="unit" translate="no">
              {scheme.pots_Ohm / 1000}&nbsp;kΩ
            </span>
            , {words.log}
          </span>
          <span>
            {words.caps(caps)}{' '}
            <span className="unit" translate="no">
              {capacitorOf(scheme)}&nbsp;nF
            </span>
          </span>
          <span>{COMPANY.city}</span>
        </p>
      </div>
      <p className={cx(styles.hint, 'mono muted hidden gap-10 items-center pt-8')}>
        <Icon name="arrow-right" /> {words.slide}
      </p>
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
        <details
          className={cx(
            styles.joints,
            'col-[4/13] line-y phone:col-span-full paper:col-span-full paper:line-0',
          )}
        >
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
    </Section>
  );
}

/** Prints this one sheet. Its script shows it (`hydrate-print.ts`); the page prints as a whole without it. */
function PrintButton() {
  const words = useWords(WIRING_PAGE_MESSAGES);
  return (
    <button
      type="button"
      className={cx(styles.print, 'inline-flex items-center gap-10 min-h-44 weight-600')}
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
      <span>{words.print}</span>
    </button>
  );
}
