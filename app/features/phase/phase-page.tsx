import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Select } from '#app/ui/select.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { answerTo, type PhaseQuestion } from '#domain/phase/answer.ts';
import { isKept, KEPT_IDS } from '#domain/phase/kept-pickups.ts';
import { isMaker, MAKER_IDS, PHASE_MAKERS } from '#domain/phase/makers.ts';
import { PHASE_NAMES } from '#domain/phase/phase-names.messages.ts';
import { writeQuestion } from '#domain/phase/write-question.ts';
import { AnswerBand } from './answer-band.tsx';
import { MakerNote } from './maker-note.tsx';
import { PairFigure } from './pair-figure.tsx';
import { PHASE_MESSAGES } from './phase.messages.ts';
import styles from './phase-page.module.css';
import type { PhaseProps } from './phase-props.ts';
import { answerWords } from './phase-words.ts';
import { ReverseCard } from './reverse-card.tsx';
import { Sources } from './sources.tsx';
import { TestFields } from './test-fields.tsx';
import { TruthTable } from './truth-table.tsx';

/** Whether a pickup that stays will be in phase with one of ours: two tests, one answer, the diagram of this pair. */
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
    history.replaceState(history.state, '', `${path}?${writeQuestion(whole)}`);
  }
  // Changes are announced as a sentence; the initial answer is not.
  const [said, setSaid] = useState('');
  const first = useRef(sentence);
  useEffect(() => {
    if (first.current === sentence) return;
    first.current = sentence;
    setSaid(sentence);
  }, [sentence]);

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
              onChange={({ target: { value } }) => isKept(value) && ask({ keep: value })}
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
            className="col-[1_/_4] pt-20 phone:col-span-full phone:pb-14 paper:hidden"
          />
          <div className="col-[4_/_13] phone:col-span-full phone:-mx-margin phone:[border-inline:0] paper:col-span-full paper:mx-0 line bg-paper-raised">
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
          <PairFigure question={question} answer={answer} />
          <div className="page-grid gap-y-24 mt-24">
            <div className={cx(answer.offersReverse ? 'col-[1/9]' : 'col-[1/13]', 'phone:col-span-full')}>
              <TruthTable question={question} answer={answer} />
              <p className="paper:hidden mono muted mt-14">{words.signsOf}</p>
            </div>
            {answer.offersReverse ? (
              <ReverseCard
                question={question}
                surcharge={surcharge}
                onReversed={(isReversed) => ask({ isReversed })}
              />
            ) : null}
          </div>
          <Sources question={question} />
        </div>
      </form>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
