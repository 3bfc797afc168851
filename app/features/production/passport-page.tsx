import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Option } from '#app/ui/select.tsx';
import { LeadFigure } from '#app/wiring/lead-figure.tsx';
import type { PassportRow } from '#domain/production/passport.ts';
import type { PassportView } from '#server/production/index.ts';
import { ClaimSection } from './claim-section.tsx';
import { GaugeList } from './gauge-list.tsx';
import { OwnCurve } from './own-curve.tsx';
import { OwnSound } from './own-sound.tsx';
import type { OwnSound as Sound } from './own-sound-props.ts';
import { PassportHero } from './passport-hero.tsx';
import { PASSPORT_PAGE } from './passport-page.messages.ts';

interface PassportPageProps {
  view: PassportView;
  refused: string | undefined;
  sound: Sound;
  pieces: readonly Option[];
  greeting?: string | undefined;
}

export function PassportPage({ view, refused, sound, pieces, greeting }: PassportPageProps) {
  const words = useMessages(PASSPORT_PAGE);
  const { passport } = view;
  const { measuredOn, temperature, wiring, care, coils, kept } = passport;
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
            <OwnCurve response={passport.response}>
              <OwnSound serial={passport.serial} sound={sound} pieces={pieces} listen={passport.listen} />
            </OwnCurve>
          </div>
        </Section>
      </div>
      <Section id="wound" figure={words.table} lines={[words.asBuilt]} heading={words.howWound}>
        <WindingTable coils={coils} rows={passport.rows} />
      </Section>
      <Section
        id="wiring"
        figure={words.wiring}
        lines={[wiring.leads, coils.length > 1 ? words.inSeries : words.oneCoil]}
        heading={words.howToWire}
      >
        <div className="page-grid">
          <div className="col-[4/13] phone:col-span-full">
            <LeadFigure
              kind={wiring.kind}
              colours={wiring.colours}
              meter={wiring.meter}
              coils={wiring.coils}
              ends={wiring.ends}
              without={wiring.without}
              diagram={wiring.diagram}
            />
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
      </Section>
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
      <table className="col-[4_/_13] w-full border-collapse table-fixed [&_thead>tr>*]:[padding-block:0_12px] [&_thead>tr>*]:[border-top:0] [&_tbody_tr:last-child>*]:line-b phone:col-span-full phone:type-11 mono mono-13">
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
