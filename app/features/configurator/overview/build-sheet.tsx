import { FitCheck } from '#app/buying/fit/fit-check.tsx';
import { Button } from '#app/ui/button.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { DrawingSheet } from '#app/ui/drawing-sheet.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { buildPath, spellChoices } from '#domain/configurator/choices.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import { DRAWING_SIZE, drawingOf, type FitTable, fitModelOf } from '#domain/configurator/fit.ts';
import { lookOf } from '#domain/configurator/look.ts';
import type { Choices } from '#domain/configurator/record.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { modelOf } from '#domain/products/custom-looks.ts';
import { buildFigures } from '#domain/tone/build.ts';
import { loadWords } from '#domain/tone/loads.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';
import { buildWiring } from '#domain/wiring/sheet-for.ts';
import { CompareWays } from './compare-ways.tsx';
import { OVERVIEW_MESSAGES } from './overview.messages.ts';

interface BuildSheetProps {
  configurator: Configurator;
  choices: Choices;
  fits: FitTable;
}

/** Under the overview: what will be wound, in figures, whether it fits, and how to keep or send the build. */
export function BuildSheet({ configurator, choices, fits }: BuildSheetProps) {
  const language = useLanguage();
  const { sheet: words } = useWords(OVERVIEW_MESSAGES);
  const to = usePath();
  const [modelled, typical] = words.source;
  const look = lookOf(configurator, choices);
  const fitted = fitModelOf(look);
  const figures = buildFigures(toneBuildOf(configurator, choices));
  return (
    <Section
      id="sheet"
      figure={words.figure}
      lines={[configurator.heading, words.modelled, words.dimensions]}
      heading={words.heading}
    >
      <div className="page-grid">
        <div className="col-[4/8] phone:col-span-full">
          <dl className="mono">
            {specBullets(figures, language).map(({ label, value }) => (
              <div className="flex gap-16 justify-between py-8 line-t" key={label}>
                <dt className="muted">{label}</dt>
                <dd className="unit" translate="no">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mono muted pt-12 line-t">
            <a className="link" href={to('/model')}>
              {modelled}
            </a>
            {typical} {loadWords(figures.load, language)}.
          </p>
          <div className="flex flex-wrap gap-8 mt-24 paper:hidden">
            <CopyLink subject={spellChoices(choices).toString()} />
            <form method="post" action={to('/account')}>
              <input type="hidden" name="build" value={buildPath(configurator, choices)} />
              <Button kind="quiet" small type="submit" name="do" value="build">
                {words.save}
              </Button>
            </form>
            <Button kind="quiet" small onClick={() => print()}>
              {words.print}
            </Button>
          </div>
        </div>
        <div className="col-[9/13] phone:col-span-full phone:mt-48">
          <FitCheck model={fitted} fit={fits[fitted]} wiring={buildWiring(configurator, choices.wiring)} />
          <CompareWays configurator={configurator} choices={choices} />
        </div>
      </div>
      <DrawingSheet
        className="[&_img]:aspect-[400_/_209] mt-64 phone:mt-48"
        name={configurator.heading}
        drawing={drawingOf(modelOf(look))}
        size={DRAWING_SIZE}
      />
    </Section>
  );
}
