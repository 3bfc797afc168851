import type { ReactNode } from 'react';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { DrawingSheet } from '#app/ui/drawing-sheet.tsx';
import { Field } from '#app/ui/field.tsx';
import { FoldRow } from '#app/ui/fold-row.tsx';
import { Hexagon } from '#app/ui/hexagon.tsx';
import { ICON_NAMES, Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { LevelStrip } from '#app/ui/level-strip.tsx';
import { Money } from '#app/ui/money.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Range } from '#app/ui/range.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { Section } from '#app/ui/section.tsx';
import { Select } from '#app/ui/select.tsx';
import { Slide } from '#app/ui/slide.tsx';
import { Swatch, SwatchRow } from '#app/ui/swatch.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TileLink } from '#app/ui/tile-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { KIT_MESSAGES } from './kit.messages.ts';

const GROUNDS = ['paper', 'ink'] as const;
type Ground = (typeof GROUNDS)[number];

const KINDS = ['primary', 'second', 'quiet'] as const;
const FIRST = [0.5, 0.6, 0.8, 0.7, 0.6, 0.3] as const;
const SECOND = [0.7, 0.7, 0.5, 0.9, 0.4, 0.6] as const;
const COLOURS = [['#17181a'], ['#17181a', '#efe6cf']] as const;

/** Every primitive of `app/ui` in its states, on both grounds, for looking at only. */
export function KitPage() {
  const words = useMessages(KIT_MESSAGES);
  return (
    <>
      <PageTitle figure={words.sheet} lines={words.lines} title={words.title} />
      {GROUNDS.map((ground) => (
        <Section
          key={ground}
          id={ground}
          ground={ground}
          figure={ground.toUpperCase()}
          heading={words.grounds[ground]}
        >
          <div className="grid gap-40">
            <Texts />
            <Buttons />
            <Fields ground={ground} />
            {ground === 'paper' ? <Errors /> : null}
            <Choices ground={ground} />
            <Figures />
            <Drawings ground={ground} />
            <Links />
          </div>
        </Section>
      ))}
    </>
  );
}

function Examples({ of, className, children }: { of: string; className?: string; children: ReactNode }) {
  return (
    <div className="pt-16 line-t">
      <h3 className="mono muted mb-16">{of}</h3>
      <div className={cx('flex flex-wrap gap-16 items-center', className)}>{children}</div>
    </div>
  );
}

function Texts() {
  const words = useMessages(KIT_MESSAGES);
  return (
    <Examples of="h1 h2 h3 h4 .lead .mono .link" className="flex-col items-start">
      {(['h1', 'h2', 'h3', 'h4'] as const).map((size) => (
        <p key={size} className={cx('heading', size)}>
          {words.title}
        </p>
      ))}
      <p className="lead">{words.lead}</p>
      <p className="mono muted">{words.muted}</p>
      <TextLink href="#paper">{words.link}</TextLink>
      <ArrowLink href="#paper">{words.all}</ArrowLink>
    </Examples>
  );
}

function Buttons() {
  const words = useMessages(KIT_MESSAGES);
  return (
    <Examples of="Button ButtonLink">
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind}>
          {words.add}
        </Button>
      ))}
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind} small>
          {words.save}
        </Button>
      ))}
      <Button disabled>{words.soldOut}</Button>
      <Button kind="quiet" aria-busy="true">
        {words.sending}
      </Button>
      <ButtonLink kind="quiet" href="#paper">
        {words.cancel}
      </ButtonLink>
    </Examples>
  );
}

function Fields({ ground }: { ground: Ground }) {
  const words = useMessages(KIT_MESSAGES);
  const countries = words.countries.map((label, value) => ({ value, label }));
  return (
    <Examples of="Field Select" className="grid grid-cols-3 items-start phone:grid-cols-1">
      <Field id={`${ground}-name`} label={words.name} hint={words.nameHint} />
      <Field id={`${ground}-closed`} label={words.closed} defaultValue="GW-9S0C8G1Q" disabled />
      <Select id={`${ground}-country`} label={words.country} options={countries} />
      <Select
        id={`${ground}-quantity`}
        label={words.quantity}
        labelPlace="inside"
        options={[1, 2, 3].map((value) => ({ value, label: String(value) }))}
      />
    </Examples>
  );
}

/** Only on paper: their colour has too little contrast on ink. */
function Errors() {
  const words = useMessages(KIT_MESSAGES);
  const countries = words.countries.map((label, value) => ({ value, label }));
  return (
    <Examples of="Field Select Notice" className="grid grid-cols-3 items-start phone:grid-cols-1">
      <Field id="wrong-email" label={words.email} error={words.emailFault} defaultValue="jonas" />
      <Select id="no-country" label={words.country} options={countries} error={words.countryFault} />
      <Notice className="col-span-full" action={<ButtonLink href="#paper">{words.again}</ButtonLink>}>
        <strong>{words.fault[0]}</strong>
        {words.fault[1]}
      </Notice>
    </Examples>
  );
}

function Choices({ ground }: { ground: Ground }) {
  const words = useMessages(KIT_MESSAGES);
  return (
    <Examples of="RadioCard Swatch Range" className="grid grid-cols-2 items-start phone:grid-cols-1">
      {[false, true].map((joined) => (
        <ChoiceGroup key={String(joined)} legend={words.bundle} aside={words.bundles[1]}>
          <RadioCards columns={3} joined={joined}>
            {words.bundles.map((bundle, index) => (
              <RadioCard
                key={bundle}
                name={`${ground}-${joined ? 'joined' : 'apart'}`}
                value={bundle}
                checked={index === 1}
                disabled={index === 2}
              >
                {bundle}
              </RadioCard>
            ))}
          </RadioCards>
        </ChoiceGroup>
      ))}
      <ChoiceGroup legend={words.colour} aside={words.colours[0]}>
        <SwatchRow>
          {words.colours.map((label, index) => (
            <Swatch
              key={label}
              name={`${ground}-colour`}
              value={label}
              label={label}
              colours={COLOURS[index] ?? COLOURS[0]}
              checked={index === 0}
            />
          ))}
        </SwatchRow>
      </ChoiceGroup>
      <Range
        id={`${ground}-volume`}
        label={words.volume}
        value={70}
        min={0}
        max={100}
        words="70 %"
        spoken={words.percent(70)}
        onValue={() => {}}
      />
    </Examples>
  );
}

function Figures() {
  const words = useMessages(KIT_MESSAGES);
  return (
    <Examples of="Icon Money Hexagon">
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {(['text', 'line', 'price', 'total'] as const).map((size) => (
        <Money key={size} amount={'240\u00a0€'} size={size} />
      ))}
      <Hexagon values={FIRST} filled />
      <Hexagon values={FIRST} quiet />
      <Hexagon
        values={FIRST}
        second={SECOND}
        labels={words.corners}
        size={220}
        title={words.hexagon}
        className="mx-56"
      />
    </Examples>
  );
}

/** A peak at a frequency, dB, over the range of a plot. */
const peakAt = (frequency_Hz: number, level_dB: number) =>
  Array.from({ length: 60 }, (_, index) => {
    const at_Hz = 50 * 400 ** (index / 59);
    const off = Math.log2(at_Hz / frequency_Hz);
    return { frequency_Hz: at_Hz, level_dB: level_dB * Math.exp(-(off ** 2) * 2) - (off > 0 ? 9 * off : 0) };
  });
const [LOW, HIGH] = [2500, 4000];

function Drawings({ ground }: { ground: Ground }) {
  const words = useMessages(KIT_MESSAGES);
  const [first = '', second = '', third = ''] = words.curves;
  const curves: PlotCurve[] = [
    {
      id: 'first',
      name: first,
      style: 'solid',
      points: peakAt(LOW, 6),
      mark: { frequency_Hz: LOW, level_dB: 6, words: words.peak },
    },
    { id: 'second', name: second, style: 'dashed', points: peakAt(HIGH, 8) },
    { id: 'third', name: third, style: 'dotted', quiet: true, points: peakAt(HIGH, 2) },
  ];
  return (
    <Examples
      of="ResponsePlot LevelStrip DrawingSheet FoldRow Slide"
      className="grid grid-cols-2 items-start phone:grid-cols-1"
    >
      <ResponsePlot curves={curves} label={words.plot} />
      <LevelStrip level_dB={-14} peak_dB={-6} label={words.input} />
      <DrawingSheet
        name={`Telecaster, ${words.grounds[ground]}`}
        drawing="/generated/drawings/telecaster.svg"
        size={[1200, 1083]}
      />
      <FoldRow id={`row-${ground}`} name={words.plot} words={words.input}>
        <Slide label={`${words.plot}, ${words.grounds[ground]}`} className="overflow-x-auto">
          <ResponsePlot curves={curves} label={words.plot} className="w-600" />
        </Slide>
      </FoldRow>
    </Examples>
  );
}

function Links() {
  const words = useMessages(KIT_MESSAGES);
  return (
    <Examples of="TileLink TitleBlock CopyLink">
      <div className="group/tile relative p-16 line">
        <TileLink href="#paper">{words.all}</TileLink>
      </div>
      <TitleBlock figure={words.sheet} lines={words.lines} link={{ href: '#paper', label: words.all }} />
      <CopyLink subject="" />
    </Examples>
  );
}
