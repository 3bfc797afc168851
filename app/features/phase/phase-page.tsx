import { useRef, useState } from 'react';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { FoldRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { replaceAddress } from '#app/ui/replace-address.ts';
import { Select } from '#app/ui/select.tsx';
import { Slide } from '#app/ui/slide.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { useAnnouncement } from '#app/ui/use-announcement.ts';
import { WiringSheet } from '#app/wiring/wiring-sheet.tsx';
import { COMPANY } from '#domain/company.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import { answerTo, type PhaseAnswer, type PhaseQuestion } from '#domain/phase/answer.ts';
import { isKeptPickup, KEPT_IDS } from '#domain/phase/kept-pickups.ts';
import { type DatedSource, isMaker, MAKER_IDS, PHASE_MAKERS } from '#domain/phase/makers.ts';
import { PAIR_WIDTH, pairScheme } from '#domain/phase/pair-scheme.ts';
import { PHASE_NAMES } from '#domain/phase/phase-names.messages.ts';
import { writePhaseQuestion } from '#domain/phase/write-question.ts';
import { jointsOf } from '#domain/wiring/joint.messages.ts';
import { LEADS_CONFIRMED } from '#domain/wiring/lead-colours.ts';
import { AnswerBand } from './answer-band.tsx';
import { PHASE_MESSAGES } from './phase.messages.ts';
import styles from './phase-page.module.css';
import type { PhaseProps } from './phase-props.ts';
import { answerWords, bothSigns, makerWords, reverseWords } from './phase-words.ts';
import { SumsFigure } from './sums-figure.tsx';
import { TestFields } from './test-fields.tsx';
import { TruthTable } from './truth-table.tsx';

/**
 * Predicts whether a pickup that stays will be in phase with one of ours: two tests, one answer, the diagram
 * of this pair.
 */
export function PhasePage({ asked, ours, surcharge }: PhaseProps) {
  const [question, setQuestion] = useState(asked);
  const form = useRef<HTMLFormElement>(null);
  const answer = answerTo(question);
  const language = useLanguage();
  const words = useMessages(PHASE_MESSAGES);
  const { kept } = useMessages(PHASE_NAMES);
  const path = usePath()('/phase');
  const { fields, figures, lead, sheet, show, title } = words;
  const [sentence] = answerWords(question, answer, language);

  function ask(change: Partial<PhaseQuestion>) {
    const next = { ...question, ...change };
    // A pickup that is not available reverse wound is shown as usual.
    const whole = { ...next, isReversed: next.isReversed && next.ours.reversedHref !== undefined };
    setQuestion(whole);
    replaceAddress(`${path}?${writePhaseQuestion(whole)}`);
  }
  // Changes are announced as a sentence; the initial answer is not.
  const announced = useAnnouncement(sentence, true);

  return (
    <div className={styles.card}>
      <PageTitle figure={words.sheetFigure} lines={sheet} title={title} />
      <div className="wrap page-grid">
        <p className="paper:hidden lead col-[4/10] mb-44 phone:col-span-full phone:mb-28">{lead}</p>
      </div>
      <form
        ref={form}
        method="get"
        action={path}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {ours[0]?.id === 'build' ? <input type="hidden" name="build" value={ours[0].href} /> : null}
        <div className="wrap page-grid">
          <div className="grid grid-cols-3 col-[4/13] -mb-1 line bg-paper-raised *:px-24 *:pt-18 *:pb-22 *:not-first:line-l phone:grid-cols-1 phone:col-span-full phone:-mx-margin phone:[border-inline:0] phone:*:px-margin phone:*:not-first:[border-left:0] phone:*:not-first:line-t paper:grid-cols-3 paper:col-span-full paper:mx-0 paper:*:px-8 paper:*:py-4 paper:*:type-11">
            <Select
              id="keep"
              name="keep"
              label={fields.keep}
              value={question.keep}
              options={KEPT_IDS.map((id) => ({ value: id, label: kept(id) }))}
              onChange={({ target: { value } }) => isKeptPickup(value) && ask({ keep: value })}
            />
            <Select
              id="maker"
              name="maker"
              label={fields.maker}
              value={question.maker ?? ''}
              options={[
                { value: '', label: fields.noMaker },
                ...MAKER_IDS.map((id) => ({ value: id, label: PHASE_MAKERS[id].name })),
              ]}
              onChange={({ target: { value } }) => ask({ maker: isMaker(value) ? value : undefined })}
            />
            <Select
              id="ours"
              name="ours"
              label={fields.ours}
              value={question.ours.id}
              options={ours.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target: { value } }) => {
                const chosen = ours.find(({ id }) => id === value);
                if (chosen) ask({ ours: chosen });
              }}
            />
          </div>
          <TitleBlock
            figure={words.testFigure}
            lines={figures}
            className="col-[1/4] pt-20 phone:col-span-full phone:pb-14 paper:hidden"
          />
          <div className="col-[4/13] phone:col-span-full phone:-mx-margin phone:[border-inline:0] paper:col-span-full paper:mx-0 line bg-paper-raised">
            <MakerNote question={question} isContradicted={answer.isContradicted} />
            <TestFields question={question} onAsk={ask} />
            <noscript>
              <div className="px-24 pb-22 phone:px-margin paper:hidden">
                <Button type="submit" kind="second" small>
                  {show}
                </Button>
              </div>
            </noscript>
          </div>
        </div>
        <AnswerBand question={question} answer={answer} />
        <div className="[padding-block:24px_112px] paper:[padding-block:8px_0] wrap">
          {answer.offersReverse ? (
            <ReverseCard
              question={question}
              surcharge={surcharge}
              onReversed={(isReversed) => ask({ isReversed })}
            />
          ) : null}
          <FoldRow
            id="pair"
            heading="h2"
            name={words.diagram.label}
            words={words.diagram.inside}
            rowClass={ON_ONE_SHEET}
          >
            <PairFigure question={question} answer={answer} />
          </FoldRow>
          <FoldRow
            id="cases"
            heading="h2"
            name={words.table.label}
            words={words.table.inside}
            rowClass={`${ON_ONE_SHEET} line-b`}
          >
            <TruthTable question={question} answer={answer} />
            <p className="paper:hidden mono muted mt-14">{words.signsOf}</p>
          </FoldRow>
          <Sources question={question} />
        </div>
      </form>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}

/** A maker in the list gives an answer at once, with the reliability of the source. */
function MakerNote({ question, isContradicted }: { question: PhaseQuestion; isContradicted: boolean }) {
  const { contradicted } = useMessages(PHASE_MESSAGES);
  const words = makerWords(question, useLanguage());
  if (!words) return null;
  const [title, says] = words;
  return (
    <div className="grid gap-8 px-24 pt-20 pb-22 line-b phone:px-margin paper:hidden">
      <h2 className="heading-21/[1.1] weight-700 font-stretch-125%">{title}</h2>
      <p className="max-w-[40em]">{says}</p>
      {isContradicted ? <p className="max-w-[40em] weight-600">{contradicted}</p> : null}
    </div>
  );
}

interface ReverseCardProps {
  question: PhaseQuestion;
  surcharge: Cents | undefined;
  onReversed: (isReversed: boolean) => void;
}

/** Offers our pickup reverse wound with flipped poles, if that makes the middle position hum-free. */
function ReverseCard({ question, surcharge, onReversed }: ReverseCardProps) {
  const language = useLanguage();
  const { price, reverse } = useMessages(PHASE_MESSAGES);
  const { aside, title, tick, take } = reverse;
  const to = usePath();
  const { ours, isReversed } = question;
  return (
    <div className="px-22 pt-20 pb-22 [&_h2]:my-8 [&_h2]:heading-26/[1.08] [&_h2]:weight-700 [&_h2]:font-stretch-125% paper:hidden line bg-paper-raised max-w-560 mb-40">
      <p className="mono copper">{aside}</p>
      <h2>{title}</h2>
      <p>{reverseWords(question, language)}</p>
      <label className="flex gap-10 items-center min-h-48 mt-8 weight-600 cursor-pointer">
        <input
          className="flex-none size-20 accent-copper"
          type="checkbox"
          name="wound"
          value="reverse"
          checked={isReversed}
          onChange={({ target }) => onReversed(target.checked)}
        />
        {tick}
        <span className="mono unit ml-auto" translate="no">
          {surcharge ? `+${formatEuro(surcharge)}` : surcharge === 0 ? price.included : price.none}
        </span>
      </label>
      {isReversed && ours.reversedHref ? (
        <ArrowLink href={to(ours.reversedHref)} className="mt-8 paper:hidden">
          {ours.id === 'build' ? take.build : take.usual}
        </ArrowLink>
      ) : null}
    </div>
  );
}

/** Sources of the card: our own colours, and those of other makers. */
function Sources({ question: { maker } }: { question: PhaseQuestion }) {
  const words = useMessages(PHASE_MESSAGES);
  const sources: readonly DatedSource[] = maker ? PHASE_MAKERS[maker].sources : [];
  return (
    <div className="grid gap-14 justify-items-start mt-40 [&_li]:py-4 paper:[&_li]:py-0 paper:gap-6 paper:mt-8 paper:type-10">
      {LEADS_CONFIRMED ? null : <p className="mono py-12 px-16 edge-dashed">{words.proposal}</p>}
      {maker ? (
        <>
          <h2 className="mono muted">
            {words.sources}, {PHASE_MAKERS[maker].name}
          </h2>
          <ul className="mono">
            {sources.map(({ name, url, written, read }) => (
              <li key={url}>
                <TextLink href={url} rel="noopener">
                  {name}
                </TextLink>
                <span className="muted">{words.dated(words.day(read), written && words.day(written))}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** Without the rows' names the card fits on A5. */
const ON_ONE_SHEET = 'paper:[&>summary]:hidden paper:border-0';

const CELL =
  'py-14 px-20 not-first:line-l phone:py-10 phone:px-margin phone:not-first:[border-left:0] phone:nth-[n+4]:hidden paper:block paper:py-3 paper:px-6';

/** The connections of this pair, and how string and hum add up when both sound. */
function PairFigure({ question, answer }: { question: PhaseQuestion; answer: PhaseAnswer }) {
  const language = useLanguage();
  const words = useMessages(PHASE_MESSAGES).diagram;
  // The pair is shown without a swap while tests are open.
  const shown = answer.open.find(({ swap }) => swap === 'none') ?? answer.open[0];
  if (!shown) return null;
  const scheme = pairScheme(question, shown.signs, answer.swap ?? 'none', language);
  const joints = jointsOf(scheme, language);
  const isOpen = answer.swap === undefined || answer.hum === undefined;
  return (
    <div className="phone:-mx-margin phone:[border-inline:0] paper:mx-0 line bg-paper-raised">
      <div className="grid grid-cols-[minmax(0,1060fr)_minmax(0,400fr)] items-center phone:grid-cols-[minmax(0,1fr)] paper:grid-cols-[minmax(0,1060fr)_minmax(0,480fr)]">
        <div>
          <Slide
            label={words.label}
            hintClass="px-margin pb-8"
            className="pt-24 pb-12 pl-24 phone:overflow-x-auto phone:pt-16 phone:pr-0 phone:pb-8 phone:pl-margin phone:[&_svg]:w-780 phone:[&_svg]:max-w-none paper:overflow-visible paper:p-4 paper:line-0 paper:[&_svg]:w-full"
          >
            <WiringSheet scheme={scheme} describedBy="pair-joints" width={PAIR_WIDTH} />
          </Slide>
        </div>
        <div className="p-24 phone:px-margin phone:pt-16 phone:pb-24 phone:line-t paper:overflow-visible paper:p-4 paper:line-0">
          <SumsFigure question={question} found={shown} />
          {isOpen ? <p className="mono muted">{words.isOpen}</p> : null}
        </div>
      </div>
      <p className="mono grid grid-cols-[110px_1.1fr_1fr_2fr_auto] line-t phone:grid-cols-[1fr_1fr] paper:grid-cols-[auto_auto_auto_1fr_auto] paper:type-9">
        <b className={CELL}>{scheme.number}</b>
        <span className={CELL}>{scheme.lines[0]}</span>
        <span className={CELL}>
          {words.pots}{' '}
          <span className="unit" translate="no">
            {scheme.pots_Ohm / 1000}&nbsp;kΩ
          </span>
        </span>
        <span className={CELL}>{words.signs(bothSigns(question, answer, language))}</span>
        <span className={CELL}>{COMPANY.city}</span>
      </p>
      <details className="line-t [&_summary]:min-h-44 [&_summary]:py-10 [&_summary]:px-20 [&_summary]:cursor-pointer [&_ol]:px-20 [&_ol]:pt-0 [&_ol]:pb-16 paper:hidden">
        <summary>{words.joints(joints.length)}</summary>
        <ol id="pair-joints" className="mono columns-2 gap-x-gutter phone:columns-1">
          {joints.map(({ what, to }) => (
            <li className="py-4 break-inside-avoid" key={`${what} ${to}`}>
              {what} <span className="muted">{words.to}</span> {to}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
