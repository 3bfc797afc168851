import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { Slide } from '#app/wiring/slide.tsx';
import { WiringSheet } from '#app/wiring/wiring-sheet.tsx';
import { COMPANY } from '#domain/company.ts';
import { jointsOf } from '#domain/wiring/joint-words.ts';
import { capacitorOf, type Scheme } from '#domain/wiring/scheme.ts';
import { SoundTable } from './sound-table.tsx';
import styles from './wiring-page.module.css';

/** One diagram on a sheet of its own, what sounds where, and every joint in words. */
export function SchemeSection({ scheme, number }: { scheme: Scheme; number: number }) {
  const { id, name, lines, note } = scheme;
  const caps = Object.values(scheme.parts).filter(({ part }) => part === 'cap').length;
  return (
    <Section
      id={id}
      figure={`FIG. ${number}`}
      lines={lines}
      heading={name}
      more={<PrintButton />}
      className={styles.section}
    >
      <div className={styles.figure}>
        <Slide label={`${name}, ${lines[0].toLowerCase()}: diagram`} className={styles.slide}>
          <WiringSheet scheme={scheme} describedBy={`${id}-joints`} />
        </Slide>
        <p className={cx('mono', styles.block)}>
          <b>{scheme.number}</b>
          <span>{name}</span>
          <span>
            Pots <span className="unit">{scheme.pots_Ohm / 1000}&nbsp;kΩ</span>, log
          </span>
          <span>
            {caps > 1 ? 'Caps' : 'Cap'} <span className="unit">{capacitorOf(scheme)}&nbsp;nF</span>
          </span>
          <span>{COMPANY.city}</span>
        </p>
      </div>
      <p className={cx('mono muted', styles.hint)}>
        <Icon name="arrow-right" /> Slide to see the rest
      </p>
      <div className={cx('page-grid', styles.under)}>
        <TitleBlock figure={`TABLE ${number}`} lines={['What sounds where']} className={styles.caption} />
        <div className={styles.sounds}>
          <SoundTable scheme={scheme} />
        </div>
        <div className={styles.note}>
          <h3>{note.title}</h3>
          <p className="muted">{note.text}</p>
        </div>
        <details className={styles.joints}>
          <summary>All {jointsOf(scheme).length} joints in words</summary>
          <ol id={`${id}-joints`} className="mono">
            {jointsOf(scheme).map(({ what, to }) => (
              <li key={`${what} ${to}`}>
                <span>{what}</span> <span className="muted">to</span> <span>{to}</span>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Section>
  );
}

/** Prints this one sheet. It is shown by who can press it (`wake-print.ts`); the page prints as a whole without it. */
function PrintButton() {
  return (
    <button type="button" className={styles.print} data-print hidden>
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
      <span>Print</span>
    </button>
  );
}
