import { RepairFiguresTable } from '#app/guitar/repair-figures.tsx';
import { Button } from '#app/ui/button.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Section } from '#app/ui/section.tsx';
import type { SelectOption } from '#app/ui/select.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { ConnectorNote } from '#app/wiring/connector-section.tsx';
import { LeadFigure } from '#app/wiring/lead-figure.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { GAUGE_STEPS, type Gauge } from '#domain/production/gauge.ts';
import type { PassportRow } from '#domain/production/passport.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import type { PassportView } from '#server/production/index.ts';
import { OwnCurve } from './own-curve.tsx';
import { OwnSound } from './own-sound.tsx';
import type { OwnVoicesSound } from './own-sound-props.ts';
import { PartsSection } from './parts-section.tsx';
import { PassportHero } from './passport-hero.tsx';
import { PASSPORT_PAGE } from './passport-page.messages.ts';

interface PassportPageProps {
  view: PassportView;
  refused: string | undefined;
  sound: OwnVoicesSound;
  pieces: readonly SelectOption[];
  greeting?: string | undefined;
}

export function PassportPage({ view, refused, sound, pieces, greeting }: PassportPageProps) {
  const language = useLanguage();
  const words = useMessages(PASSPORT_PAGE);
  const { passport } = view;
  const { measuredOn, temperature, care, coils, kept } = passport;
  const { leads, connector, ...figure } = passport.wiring;
  return (
    <>
      <PassportHero passport={passport} greeting={greeting} />
      <div className="[&_header]:[border-top:0] mt-4">
        <Section
          id="measured"
          figure={words.curve}
          lines={[words.bench(measuredOn, temperature), ...(kept ? [kept] : [])]}
          heading={words.measures}
        >
          <div className="page-grid">
            <GaugeList gauges={passport.gauges} />
            <OwnCurve {...passport}>
              <OwnSound
                serial={passport.serial}
                sound={sound}
                pieces={pieces}
                listen={passport.listen}
                isSwept={passport.sweep !== undefined}
              />
            </OwnCurve>
          </div>
        </Section>
      </div>
      <Section id="wound" figure={words.table} lines={[words.asBuilt]} heading={words.howWound}>
        <WindingTable coils={coils} rows={passport.rows} />
      </Section>
      {view.repair ? (
        <Section
          id="repaired"
          figure={words.repair}
          lines={view.repair.on ? [dayInWords(view.repair.on, language, 'dated')] : []}
          heading={words.repaired}
        >
          <div className="page-grid">
            <div className="col-[4/13] phone:col-span-full">
              <RepairFiguresTable figures={view.repair} language={language} />
            </div>
          </div>
        </Section>
      ) : null}
      <Section
        id="wiring"
        figure={words.wiring}
        lines={[leads, coils.length > 1 ? words.inSeries : words.oneCoil]}
        heading={words.howToWire}
      >
        <div className="page-grid">
          <div className="col-[4/13] phone:col-span-full">
            <LeadFigure {...figure} />
            {connector ? <ConnectorNote /> : null}
          </div>
        </div>
      </Section>
      <Section id="care" figure={words.sheet} lines={[words.care]} heading={words.quiet}>
        <dl className="ml-[calc(25%_+_var(--gutter)_/_4)] phone:ml-0">
          {care.map(({ title, words: said }) => (
            <div
              className="grid grid-cols-[4fr_5fr] gap-x-gutter pt-18 pb-22 line-t last:line-b phone:block"
              key={title}
            >
              <dt className="h4 phone:mb-6">{title}</dt>
              <dd className="max-w-[34em]">{said}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-24 ml-[calc(25%_+_var(--gutter)_/_4)] phone:ml-0">
          <TextLink to={`/repair?serial=${passport.serial}`}>{words.sendIn}</TextLink>
        </p>
      </Section>
      {view.parts.length > 0 ? <PartsSection parts={view.parts} serial={passport.serial} /> : null}
      <ClaimSection view={view} refused={refused} />
    </>
  );
}

const CELL = 'pt-13 pr-16 pb-13 line-t align-top phone:pr-10';

/** The winding of a pickup, a column per coil; common values are shown once. */
function WindingTable({ coils, rows }: { coils: readonly string[]; rows: readonly PassportRow[] }) {
  const words = useMessages(PASSPORT_PAGE);
  const two = coils.length > 1;
  return (
    <div className="page-grid">
      <table className="col-[4/13] w-full border-collapse table-fixed [&_thead>tr>*]:[padding-block:0_12px] [&_thead>tr>*]:[border-top:0] [&_tbody_tr:last-child>*]:line-b phone:col-span-full phone:type-11 mono mono-13">
        <caption className="visually-hidden">{words.howWound}</caption>
        {two ? (
          <thead className="muted">
            <tr>
              <td className={CELL} />
              {coils.map((coil) => (
                <th className={CELL} key={coil} scope="col">
                  {coil}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className="muted pt-13 pr-16 pb-13 line-t align-top phone:pr-10">
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  className={CELL}
                  key={coils[index]}
                  colSpan={values.length < coils.length ? coils.length : undefined}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CLAIM = 'grid gap-14 justify-items-start mt-22 mb-24 pt-18 pb-22 line-y';

/** The address on the label, and whether the pickup is yours, somebody's or nobody's. Never names anybody. */
function ClaimSection({ view, refused }: { view: PassportView; refused: string | undefined }) {
  const { passport, address, qr } = view;
  const words = useMessages(PASSPORT_PAGE);
  // The label has the English address in every language.
  const onLabel = passportPath(passport.serial);
  const path = usePath()(onLabel);
  return (
    <section id="owner" className="wrap" aria-labelledby="owner-heading">
      <div className="page-grid pt-20 pb-112 line-t phone:gap-y-20 phone:pb-72">
        <TitleBlock figure={words.label} lines={words.labelLines} className="col-[1/4] phone:col-span-full" />
        <svg
          className="col-[4/6] w-full phone:col-[1/6]"
          viewBox={qr.viewBox}
          role="img"
          aria-label={words.qr(address)}
        >
          <path d={qr.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
        <div className="col-[7/13] phone:col-span-full">
          <h2 id="owner-heading" className="mb-14 type-34 lh-1 phone:type-27">
            {words.stays}
          </h2>
          <p>{words.sell}</p>
          {refused ? <Notice className="mt-20">{refused}</Notice> : null}
          <Claim view={view} path={path} />
          <p className="mono mono-13">
            <TextLink href={onLabel} hrefLang="en">
              {address}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Claim({ view: { claim, isSignedIn }, path }: { view: PassportView; path: string }) {
  const words = useMessages(PASSPORT_PAGE);
  if (claim === 'you')
    return (
      <form method="post" action={path} className={CLAIM}>
        <p>
          <b>{words.yours}</b>
          {words.passOn}
        </p>
        <Button type="submit" kind="quiet" small name="do" value="release">
          {words.letGo}
        </Button>
      </form>
    );
  return (
    <form method="post" action={path} className={CLAIM}>
      <p>
        <b>{claim === 'somebody' ? words.somebody : words.nobodyYet}</b>
      </p>
      <Button type="submit" kind="second" small name="do" value="claim">
        {isSignedIn ? words.mine : words.logIn}
      </Button>
    </form>
  );
}

/** The measured values, each on a scale: tolerance shaded, modelled dashed, measured solid. */
function GaugeList({ gauges }: { gauges: readonly Gauge[] }) {
  return (
    <dl className="col-[1/6] pr-40 phone:col-span-full phone:pr-0">
      {gauges.map((gauge) => (
        <div
          key={gauge.name}
          className="[&_dt]:absolute [&_dt]:top-28 relative pt-16 pb-24 line-t last:line-b"
        >
          <dt className="mono muted">{gauge.name}</dt>
          <dd>
            <p className="text-copper mono-27/[1.2] weight-500 ls-[-0.04em] text-right">
              {gauge.value}
              <small className="ml-7 type-15 weight-400">{gauge.unit}</small>
            </p>
            <Scale gauge={gauge} />
            <p className="mono muted flex justify-between mt-4 phone:type-11">
              <span aria-hidden="true">{gauge.from}</span>
              <span>{gauge.note}</span>
              <span aria-hidden="true">{gauge.to}</span>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TICKS = Array.from({ length: GAUGE_STEPS + 1 }, (_, step) => step);
const WIDTH = 1000;

function Scale({ gauge: { low, high, measured, modelled } }: { gauge: Gauge }) {
  const at = (part: number) => (part * WIDTH).toFixed(1);
  return (
    <svg
      className="w-full h-40 overflow-visible fill-none"
      viewBox={`0 0 ${WIDTH} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        className="fill-copper-fill [fill-opacity:0.17]"
        x={at(low)}
        y={10}
        width={at(high - low)}
        height={20}
      />
      <path
        className="stroke-edge stroke-fixed"
        d={`M0 30H${WIDTH}${TICKS.map((step) => `M${(step * WIDTH) / GAUGE_STEPS} ${step % 5 ? 24 : 20}V30`).join('')}`}
      />
      <path
        className="stroke-text stroke-[1.5] [stroke-dasharray:4_3] stroke-fixed"
        d={`M${at(modelled)} 6V34`}
      />
      <path className="stroke-copper stroke-[2.5] stroke-fixed" d={`M${at(measured)} 2V38`} />
    </svg>
  );
}

/** An address without a passport: misread, guessed, or of a pickup still on the bench. */
export function NoPassport() {
  const { passport, none } = useMessages(PASSPORT_PAGE);
  return (
    <>
      <PageTitle figure={passport} lines={['404']} title={none.heading} />
      <div className="wrap page-grid">
        <p className="lead col-[4/11] pb-96 phone:col-span-full">{none.words}</p>
      </div>
    </>
  );
}
