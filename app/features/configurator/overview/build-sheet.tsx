import { FitCheck } from '#app/buying/fit/fit-check.tsx';
import { Button } from '#app/ui/button.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/section.tsx';
import { buildPath, spellChoices } from '#domain/configurator/address.ts';
import type { Choices, Configurator } from '#domain/configurator/configurator.ts';
import { type FitTable, fitModelOf } from '#domain/configurator/fit.ts';
import { lookOf } from '#domain/configurator/look.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { buildFigures } from '#domain/tone/build.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';
import styles from './build-sheet.module.css';
import { CompareWays } from './compare-ways.tsx';

interface BuildSheetProps {
  configurator: Configurator;
  choices: Choices;
  fits: FitTable;
}

/** Under the overview: what will be wound, in figures, whether it fits, and how to keep or send the build. */
export function BuildSheet({ configurator, choices, fits }: BuildSheetProps) {
  const fitted = fitModelOf(lookOf(configurator, choices));
  return (
    <Section
      id="sheet"
      figure="BUILD SHEET"
      lines={[configurator.heading, 'Modelled, typical']}
      heading="What we will wind"
      more={
        <div className={styles.ways}>
          <CopyLink subject={spellChoices(choices).toString()} />
          <form method="post" action="/account">
            <input type="hidden" name="build" value={buildPath(configurator, choices)} />
            <Button kind="quiet" small type="submit" name="do" value="build">
              Save to account
            </Button>
          </form>
          <Button kind="quiet" small onClick={() => print()}>
            Print
          </Button>
        </div>
      }
    >
      <div className="grid">
        <div className={styles.figures}>
          <dl className={cx('mono', styles.list)}>
            {specBullets(buildFigures(toneBuildOf(configurator, choices))).map(({ label, value }) => (
              <div key={label}>
                <dt className="muted">{label}</dt>
                <dd className="unit">{value}</dd>
              </div>
            ))}
          </dl>
          <p className={cx('mono muted', styles.note)}>
            Modelled, typical values, not measurements. Each coil is wound by hand and differs by a few
            percent. Resonance into 500&nbsp;pF of cable and 500&nbsp;kΩ of volume and tone.
          </p>
        </div>
        <div className={styles.fit}>
          <FitCheck model={fitted} fit={fits[fitted]} />
          <CompareWays configurator={configurator} choices={choices} />
        </div>
      </div>
    </Section>
  );
}
