import { useEffect, useState } from 'react';
import { FitCheck } from '#app/buying/fit/fit-check.tsx';
import { InPhotoButton } from '#app/in-photo/in-photo-button.tsx';
import { keepBuild, readKeptBuild } from '#app/state/kept-build.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { DrawingSheet } from '#app/ui/drawing-sheet.tsx';
import { FoldRow } from '#app/ui/fold-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { buildKey } from '#domain/configurator/build-key.ts';
import { buildPath, type Configurator, offersIn, spellChoices } from '#domain/configurator/configurator.ts';
import { DRAWING_SIZE, drawingOf, type FitTable, fitModelOf } from '#domain/configurator/fit.ts';
import { type Choices, lookOf } from '#domain/configurator/record.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { listenAddress } from '#domain/listening/listen-address.ts';
import { modelOf } from '#domain/products/custom-looks.ts';
import { modelAddress } from '#domain/products/stock-models.ts';
import { buildFigures, buildPickup } from '#domain/tone/build.ts';
import { loadWords } from '#domain/tone/circuit.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';
import { buildWiring } from '#domain/wiring/sheet-for.ts';
import { lookPaint } from '../stage/build-stage-props.ts';
import { OVERVIEW_MESSAGES } from './overview.messages.ts';

interface BuildSheetProps {
  configurator: Configurator;
  choices: Choices;
  fits: FitTable;
}

/** Below the overview: the winding in figures, whether it fits, and ways to keep or share the build. */
export function BuildSummary({ configurator, choices, fits }: BuildSheetProps) {
  const language = useLanguage();
  const { sheet: words, beside, phase } = useMessages(OVERVIEW_MESSAGES);
  const [modelled, typical] = words.source;
  const look = lookOf(configurator, choices);
  const fitted = fitModelOf(look);
  const build = toneBuildOf(configurator, choices);
  const figures = buildFigures(build);
  return (
    <Section
      id="sheet"
      figure={words.figure}
      lines={[configurator.heading, words.modelled, words.dimensions]}
      heading={words.heading}
    >
      <div className="line-b">
        <FoldRow id="specification" name={words.specification[0]} words={words.specification[1]}>
          <dl className="mono max-w-560">
            {specBullets(figures, language).map(({ label, value }) => (
              <div className="flex gap-16 justify-between py-8 line-t" key={label}>
                <dt className="muted">{label}</dt>
                <dd className="unit" translate="no">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mono muted max-w-560 pt-12 line-t">
            <TextLink to="/model">{modelled}</TextLink>
            {typical} {loadWords(figures.load, language)}.
          </p>
        </FoldRow>
        <FoldRow id="fit" name={words.fit[0]} words={words.fit[1]} className="max-w-560 pt-16 pb-48">
          <FitCheck
            model={fitted}
            fit={fits[fitted]}
            wiring={buildWiring(configurator, choices.wiring)}
            connector={choices.connector !== undefined}
          />
        </FoldRow>
        <FoldRow id="drawing" name={words.drawing[0]} words={words.drawing[1]}>
          <DrawingSheet
            className="[&_img]:aspect-[400_/_209]"
            name={configurator.heading}
            drawing={drawingOf(modelOf(look))}
            size={DRAWING_SIZE}
          />
        </FoldRow>
      </div>
      <div className="page-grid mt-40">
        <div className="col-[1/6] phone:col-span-full">
          <div className="relative flex flex-wrap gap-8 items-center paper:hidden">
            <CopyLink subject={spellChoices(choices).toString()} />
            <Button kind="quiet" small onClick={() => print()}>
              {words.print}
            </Button>
            <InPhotoButton
              models={[modelAddress(modelOf(look))]}
              places={[buildPickup(build).recipe.place]}
              paint={lookPaint(look)}
              label={configurator.heading}
              name={modelOf(look)}
            />
          </div>
        </div>
        <div className="col-[7/13] phone:col-span-full phone:mt-40">
          <CompareWays configurator={configurator} choices={choices} />
          {offersIn(configurator, choices, 'wound').length > 0 ? (
            <p className="mono muted mt-20">
              {beside}{' '}
              <TextLink to={`/phase?${new URLSearchParams({ build: buildPath(configurator, choices) })}`}>
                {phase}
              </TextLink>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

interface CompareWaysProps {
  configurator: Configurator;
  choices: Choices;
}

/** Links that compare a build by ear with the one set aside or, chosen on the listening page, a stock pickup. */
function CompareWays({ configurator, choices }: CompareWaysProps) {
  const { compare: words } = useMessages(OVERVIEW_MESSAGES);
  const [seen, heard] = words.go;
  const to = usePath();
  const build = buildKey(configurator, choices);
  const [keptBuild, setKeptBuild] = useState<string>();
  useEffect(() => setKeptBuild(readKeptBuild()), []);
  const comparable = keptBuild === undefined ? 'nothing' : keptBuild === build ? 'this' : 'another';
  const others = comparable === 'another' && keptBuild ? [keptBuild] : [];
  function keep() {
    keepBuild(build);
    setKeptBuild(build);
  }
  return (
    <section aria-labelledby="compare-heading">
      <h3 id="compare-heading" className="h4">
        {words.heading}
      </h3>
      <p role="status" className="mt-8 mb-12">
        {words[comparable]}
      </p>
      <div className="flex flex-wrap gap-8">
        <ButtonLink kind="quiet" small href={to(listenAddress([build, ...others]))}>
          {seen}
          <span className="visually-hidden">{heard}</span>
        </ButtonLink>
        <Button kind="quiet" small className="[@media(scripting:none)]:hidden" onClick={keep}>
          {comparable === 'this' ? <Icon name="check" /> : null}
          {words.keep}
        </Button>
      </div>
    </section>
  );
}
