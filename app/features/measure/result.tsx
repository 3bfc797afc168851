import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#app/state/save-file.ts';
import { setYourPickup, useYourPickup } from '#app/state/your-pickup-store.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { COMPANY } from '#domain/company.ts';
import { decimalsIn } from '#domain/languages.ts';
import {
  type BenchPlace,
  benchFragment,
  benchPlacePath,
  readBenchFigures,
} from '#domain/measure/bench-figures.ts';
import type { PickupFound } from '#domain/measure/fit-pickup.ts';
import { curveFile, takePickup } from '#domain/measure/take-pickup.ts';
import { isOneOf } from '#domain/records.ts';
import { figureDigits, inUnits } from '#domain/your-pickup/figure-words.ts';
import { USUAL_BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { YOUR_PICKUP_WORDS } from '#domain/your-pickup/pickup-words.messages.ts';
import { YOUR_TYPES, type YourType } from '#domain/your-pickup/your-pickup.ts';
import { FigureRow } from './figure-row.tsx';
import { ImpedancePlot } from './impedance-plot.tsx';
import type { MeasureProps } from './measure-props.ts';
import { RESULT_MESSAGES } from './result.messages.tsx';

const today = () => new Date().toISOString().slice(0, 10);

/** The result: figures on their scales, the curve, and the actions with it. */
export function Result({ found, ours }: { found: PickupFound } & MeasureProps) {
  const [type, setType] = useState<YourType>('humbucker');
  const [gives, setGives] = useState(false);
  const { pickup, keeps } = useYourPickup();
  const words = useMessages(RESULT_MESSAGES);
  const { build } = useMessages(YOUR_PICKUP_WORDS);
  const language = useLanguage();
  const to = usePath();
  const write = (figures: string) => decimalsIn(figures, language);
  const our = ours[type];
  const { resistance_Ohm, inductance_H, capacitance_F, q, lossShare, loss_Hz, rms_dB } = found;
  const isTaken =
    pickup?.source === 'measured' && pickup.type === type && pickup.inductance_H.value === inductance_H.value;
  const writtenOf = <Words extends { readonly value: string; readonly doubt: string }>(figure: Words) => ({
    ...figure,
    value: write(figure.value),
    doubt: write(figure.doubt),
  });
  const branch = figureDigits({ value: loss_Hz.value / 1000, doubt: loss_Hz.doubt / 1000 });
  const fixed = (digits: number) => (value: number) => write(value.toFixed(digits));
  const kiloOhms = (value: number) => write((value / 1000).toFixed(1));
  const picofarads = (value: number) => (value * 1e12).toFixed(0);
  return (
    <Section
      id="what-yours-is"
      figure={words.figure}
      lines={[...words.lines, ...(our ? [words.dashed(our.name)] : [])]}
      heading={words.heading}
    >
      <div className="grid grid-cols-12 gap-x-gutter">
        <dl className="col-[1/5] m-0 phone:col-span-full phone:p-0">
          <FigureRow
            label={words.resistance}
            words={writtenOf(inUnits.resistance(resistance_Ohm))}
            figure={resistance_Ohm}
            ours={our?.resistance_Ohm}
            write={kiloOhms}
            aside={our ? words.ours(kiloOhms(our.resistance_Ohm)) : ''}
          />
          <FigureRow
            label={words.inductance}
            words={writtenOf(inUnits.inductance(inductance_H))}
            figure={inductance_H}
            ours={our?.inductance_H}
            write={fixed(1)}
            aside={our ? words.ours(fixed(2)(our.inductance_H)) : ''}
          />
          <FigureRow
            label={words.capacitance}
            words={writtenOf(inUnits.capacitance(capacitance_F))}
            figure={capacitance_F}
            ours={our?.capacitance_F}
            write={picofarads}
            aside={our ? words.ours(picofarads(our.capacitance_F)) : ''}
          />
          <FigureRow
            label={words.q}
            words={writtenOf(figureDigits(q))}
            figure={q}
            ours={our?.q}
            write={fixed(1)}
            aside={words.branch(write(figureDigits(lossShare).value), write(branch.value))}
          />
        </dl>
        <div className="col-[5/13] min-w-0 pl-20 phone:col-span-full phone:p-0 phone:-order-1 phone:mb-28">
          <ImpedancePlot found={found} />
        </div>
      </div>
      <div className="flex flex-wrap gap-12 items-end mt-28 small:[&>*]:w-full">
        <Select
          id="what-it-is"
          label={words.whatItIs}
          value={type}
          options={YOUR_TYPES.map((value) => ({ value, label: build(value) }))}
          onChange={({ target: { value } }) => {
            if (isOneOf(YOUR_TYPES, value)) setType(value);
          }}
        />
        <Button kind="primary" onClick={() => setYourPickup(takePickup(found, type, today()))}>
          {words.use}
        </Button>
        <Button
          kind="quiet"
          onClick={() => saveFile('pickup.csv', 'text/csv', curveFile(found, USUAL_BUILDS[type].name))}
        >
          {words.save}
        </Button>
        <Button kind="quiet" aria-expanded={gives} onClick={() => setGives(!gives)}>
          {words.giveIt}
        </Button>
        <p className="mono self-center ml-4">{words.fit(fixed(1)(rms_dB))}</p>
      </div>
      <BenchLink found={found} />
      <div role="status">
        {isTaken ? (
          <div className="flex flex-wrap gap-12 items-center mt-24 py-16 px-20 line bg-ground-raised [&_p]:flex-[1_1_20em]">
            <p>
              <b>{words.isYours}</b> {keeps ? words.saved : words.notSaved}
            </p>
            <ButtonLink kind="second" small href={to('/your-recording')}>
              {words.play}
            </ButtonLink>
            <Button kind="quiet" small onClick={() => setYourPickup(undefined)}>
              {words.forget}
            </Button>
          </div>
        ) : null}
      </div>
      {gives ? (
        <Give
          found={found}
          kind={build(type)}
          kindInFile={USUAL_BUILDS[type].name}
          onLeave={() => setGives(false)}
        />
      ) : null}
    </Section>
  );
}

/** For makers who came from the bench: a link back with both figures. */
function BenchLink({ found }: { found: PickupFound }) {
  const words = useMessages(RESULT_MESSAGES);
  const path = usePath();
  const [bench, setBench] = useState<BenchPlace>();
  useEffect(() => setBench(readBenchFigures(new URLSearchParams(location.search))), []);
  return bench ? (
    <p className="mt-24">
      <ButtonLink
        kind="second"
        href={path(`${benchPlacePath(bench)}#${benchFragment(found, bench.meter_Hz)}`)}
      >
        {words.toBench(bench.order)}
      </ButtonLink>
    </p>
  ) : null;
}

const LICENCE = 'CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/';
const FILE = 'pickup-cc0.csv';

const mailTo = (subject: string, body: string) =>
  `mailto:${COMPANY.supportEmail}?${new URLSearchParams({ subject, body })
    // Mail programs do not decode a plus as a space.
    .toString()
    .replaceAll('+', '%20')}`;

/** Asks for confirmation before a curve is donated. The page sends nothing: it saves a file for the visitor to mail. */
function Give({
  found,
  kind,
  kindInFile,
  onLeave,
}: {
  found: PickupFound;
  kind: string;
  /** In English, because the file is for all. */
  kindInFile: string;
  onLeave: () => void;
}) {
  const { give: words } = useMessages(RESULT_MESSAGES);
  const heading = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const licence = <TextLink href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</TextLink>;
  return (
    <section
      className="max-w-720 mt-24 px-22 pt-20 pb-22 edge bg-ground-raised [&_h3]:mb-8 [&_p+p]:mt-10"
      aria-labelledby="give-heading"
    >
      <h3 ref={heading} id="give-heading" tabIndex={-1} className="h4">
        {words.heading}
      </h3>
      <p>{words.terms(licence, found.points.length, kind)}</p>
      <p>{words.noUpload}</p>
      <div className="flex flex-wrap gap-12 mt-16">
        <Button
          kind="second"
          small
          onClick={() => {
            saveFile(FILE, 'text/csv', curveFile(found, kindInFile, LICENCE));
            setSaved(true);
          }}
        >
          {words.save(FILE)}
        </Button>
        {saved ? (
          <ButtonLink kind="second" small href={mailTo(words.subject(kind), words.body(FILE))}>
            {words.mail}
          </ButtonLink>
        ) : null}
        <Button kind="quiet" small onClick={onLeave}>
          {words.keep}
        </Button>
      </div>
      <p role="status" className={cx('mono muted', saved && 'mt-12')}>
        {saved ? words.saved : ''}
      </p>
    </section>
  );
}
