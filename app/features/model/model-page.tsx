import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { PageRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { type MadeClass, MOST_MADE } from '#domain/production/made-check.ts';
import { DATA_FIELDS, DATA_TERMS } from '#domain/products/open-data.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { CurveCards } from './curve-cards.tsx';
import { FigureTable } from './figure-table.tsx';
import { MODEL_MESSAGES } from './model.messages.tsx';
import { type CheckedPickup, MODEL_CHECK } from './model-check.ts';
import { ClassTable, DoubtTable, MadeTable, PickupTable } from './model-tables.tsx';
import { OPEN_DATA_MESSAGES } from './open-data.messages.ts';
import { Scatter } from './scatter.tsx';
import { shownPickups } from './shown-pickups.ts';

/** Least peak whose frequency gets a dot, dB. */
const WORTH_A_DOT_DB = 1;

const familiesOf = (pickups: readonly CheckedPickup[]): number =>
  new Set(pickups.map(({ family }) => family)).size;

/**
 * The tone model compared with pickups that others built and measured, and with our own. All figures come from the check
 * itself and from our bench.
 */
export function ModelPage({ made }: { made: readonly MadeClass[] }) {
  const { whole, coils } = MODEL_CHECK;
  const words = useMessages(MODEL_MESSAGES);
  const language = useLanguage();
  const fixed = (value: number, digits: number) => inFigures(value.toFixed(digits), language);
  const shown = shownPickups(MODEL_CHECK, language);
  const pickups = coils.filter(({ kind }) => kind !== 'one-coil');
  const humbuckers = pickups.filter(({ kind }) => kind === 'humbucker');
  const peaked = pickups.filter(({ LD }) => LD.measured.peak_dB >= WORTH_A_DOT_DB);
  const source = (
    <TextLink href="https://github.com/strayr/pickupAnalyseR-data">pickupAnalyseR-data</TextLink>
  );
  return (
    <>
      <PageTitle
        figure={words.figure}
        lines={words.lines(whole.LD.sets, familiesOf(pickups))}
        title={words.title}
      />
      <div className="wrap page-grid gap-y-48 pb-96 phone:gap-y-28 phone:pb-56">
        <p className="lead col-[4/10] phone:col-span-full">{words.lead}</p>
        <dl className="grid col-[4/13] grid-cols-[repeat(3,1fr)] gap-24 [&>div]:pt-16 [&>div]:line-t [&_dd]:max-w-[24em] [&_dd]:mx-0 [&_dd]:mt-8 [&_dd]:mb-0 phone:col-span-full phone:grid-cols-[1fr] phone:gap-20">
          <Headline figure={fixed(whole.LD.rms_dB, 2)} unit="dB">
            {words.curveError(fixed(whole.UL.rms_dB, 2))}
          </Headline>
          <Headline figure={fixed(whole.LD.resonance_percent, 1)} unit="%">
            {words.resonanceError(fixed(whole.LD.minus3_percent, 1))}
          </Headline>
          <Headline figure={fixed(whole.LD.peak_dB, 1)} unit="dB">
            {words.peakError(fixed(whole.LD.worst_dB, 1))}
          </Headline>
        </dl>
      </div>
      <Section id="line" figure={words.line.figure} lines={words.line.lines} heading={words.line.heading}>
        <div className="grid grid-cols-3 gap-24 phone:grid-cols-[1fr]">
          <figure>
            <figcaption className="heading h3 mb-12">{words.line.resonance}</figcaption>
            <Scatter
              spots={peaked.flatMap(({ kind, LD: { measured, modelled } }) =>
                measured.peak_Hz && modelled.peak_Hz
                  ? [{ kind, measured: measured.peak_Hz / 1000, modelled: modelled.peak_Hz / 1000 }]
                  : [],
              )}
              from={1.5}
              to={5}
              ticks={[2, 3, 4, 5]}
              unit="kHz"
              label={words.line.resonances}
              off={(value) => [value * 0.95, value * 1.05]}
            />
            <p className="mono muted">{words.line.offPercent}</p>
          </figure>
          <figure>
            <figcaption className="heading h3 mb-12">{words.line.peak}</figcaption>
            <Scatter
              spots={pickups.map(({ kind, LD }) => ({
                kind,
                measured: LD.measured.peak_dB,
                modelled: LD.modelled.peak_dB,
              }))}
              from={-1}
              to={7}
              ticks={[0, 2, 4, 6]}
              unit="dB"
              label={words.line.peaks}
              off={(value) => [value - 1, value + 1]}
            />
            <p className="mono muted">{words.line.offDecibel}</p>
          </figure>
          <div className="[&_p+p]:mt-14">
            <h3 className="mb-12">{words.line.read}</h3>
            {words.line.how.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <PageRow id="curves" name={words.curves.heading} lines={words.curves.lines}>
        <CurveCards pickups={shown} frequencies_Hz={MODEL_CHECK.frequencies_Hz} />
        <p className="mono muted mt-16">{words.curves.note}</p>
      </PageRow>
      <PageRow id="classes" name={words.classes.heading} lines={words.classes.lines}>
        <ClassTable check={MODEL_CHECK} />
      </PageRow>
      <PageRow
        id="figures"
        name={words.figures.heading}
        lines={words.figures.lines(pickups.length - shown.length)}
      >
        <PickupTable pickups={shown} />
        <ArrowLink className="mt-16" href="/model/curves.csv">
          CSV
        </ArrowLink>
      </PageRow>
      <PageRow id="doubt" name={words.doubt.heading} lines={words.doubt.lines}>
        <DoubtTable />
      </PageRow>
      <PageRow id="ours" name={words.made.heading} lines={words.made.lines(MOST_MADE)}>
        <MadeTable made={made} />
      </PageRow>
      <PageRow id="notes" name={words.notes.heading} lines={words.notes.lines}>
        <div className="grid grid-cols-3 gap-y-32 gap-x-24 [&_h3]:mb-10 phone:grid-cols-[1fr]">
          {words.notes.all(source, humbuckers.length, familiesOf(humbuckers)).map(([title, text]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </PageRow>
      <OpenData />
    </>
  );
}

function Headline({ figure, unit, children }: { figure: string; unit: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-copper mono-46/[1.1] weight-500 ls-[-0.05em] whitespace-nowrap [&_small]:ml-8 [&_small]:type-20 [&_small]:ls-[-0.02em]">
        {figure}
        <small>{unit}</small>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function OpenData() {
  const { licence, licenceAddress } = DATA_TERMS;
  const words = useMessages(OPEN_DATA_MESSAGES);
  return (
    <PageRow id="data" name={words.heading} lines={words.lines(DATA_FIELDS.length, licence)} ends>
      <div className="grid gap-14 max-w-[46em]">
        <p>{words.what}</p>
        <p>{words.conditions}</p>
        <p>
          {words.free[0]}
          <TextLink href={licenceAddress}>{licence}</TextLink>
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
    </PageRow>
  );
}
