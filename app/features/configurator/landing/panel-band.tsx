import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Money } from '#app/ui/money.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { formatEuro } from '#domain/money.ts';
import styles from './landing-page.module.css';
import type { Panel } from './panels.ts';

interface PanelBandProps {
  panel: Panel;
  /** Its place in the row, from 1. */
  number: number;
  /** False while there is no price list. */
  listed: boolean;
}

/** One configurator on ink: what it builds, in which steps, from what price. */
export function PanelBand({ panel, number, listed }: PanelBandProps) {
  const { id, href, title, invitation, words, steps, photo, from } = panel;
  const heading = `${id}-heading`;
  return (
    <section className={cx('wrap', styles.band)} aria-labelledby={heading}>
      <Photo
        className={styles.picture}
        picture={photo}
        sizes="(min-width: 992px) 74vw, 144vw"
        first={number === 1}
      />
      <div className={cx('page-grid', styles.text)}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <TitleBlock figure={`BUILD ${number}`} lines={[`${steps.length} steps`]} className={styles.caption} />
        <div className={styles.words}>
          <p className="lead">{invitation}</p>
          <p className="muted">{words}</p>
        </div>
        <ol className={cx('mono muted desk-only', styles.steps)} aria-label="Steps">
          {steps.map((step, index) => (
            <li key={step}>
              <span className="copper" aria-hidden="true">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className={styles.way}>
          <ButtonLink href={href} aria-describedby={heading}>
            Go to Configurator
          </ButtonLink>
          {listed ? (
            <span className={cx('mono mono-13', from === undefined ? 'muted' : 'copper')}>
              {from === undefined ? (
                'not on sale just now'
              ) : (
                <>
                  from <Money amount={formatEuro(from)} />
                </>
              )}
            </span>
          ) : null}
        </p>
      </div>
    </section>
  );
}
