import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { clockWords, dayInWords, dayOf } from '#domain/calendar/day.ts';
import { deadlineWords, effectWords, leavesWords } from '#domain/messages/effect.messages.ts';
import type { ChangeValue } from '#domain/messages/letter.ts';
import type { OwnQuestion } from '#server/messages/index.ts';
import type { ShopperOrder } from '#server/order-page/index.ts';
import { LETTERS_MESSAGES } from './letters.messages.ts';

/** The picture beside the text; on phones only above the button. */
const ANSWER = 'grid rounded bg-white phone:grid-cols-[112px_minmax(0,1fr)] phone:grid-rows-[auto]';
const ANSWER_BESIDE = 'grid-cols-[236px_minmax(0,1fr)] grid-rows-[1fr_auto]';
const ANSWER_BELOW = 'grid-cols-1 grid-rows-[200px_1fr_auto]';
const PRESS = 'px-20 pb-20 phone:col-span-full phone:px-14 phone:pb-14';
const WORDS = 'px-20 pt-18 pb-12 phone:py-12 phone:px-14';
const ANSWER_TITLE = 'wrap-anywhere type-25 lh-[1.1] phone:type-20';
const LEAVES = 'mt-8 mb-6 text-copper mono-18/[1.4] weight-500 ls-[-0.03em] phone:type-14';

type OneAnswer = OwnQuestion['answers'][number];

/** The form behind an answer: viewing changes nothing, only the press does. */
function Press({
  order: { path },
  letter,
  answer,
  value,
  children,
}: {
  order: ShopperOrder;
  letter: string;
  answer: number;
  value?: string | undefined;
  children: string;
}) {
  return (
    <form method="post" action={path} className={value === undefined ? PRESS : undefined}>
      <input type="hidden" name="what" value="answer" />
      <input type="hidden" name="letter" value={letter} />
      <input type="hidden" name="answer" value={answer} />
      {value === undefined ? null : <input type="hidden" name="value" value={value} />}
      <Button type="submit" kind="second" wide>
        {children}
      </Button>
    </form>
  );
}

/** A question from the bench, or its outcome. All answers have equal weight, and none is preselected. */
export function QuestionCard({ order }: { order: ShopperOrder }) {
  const { question, language, form } = order;
  if (!question) return null;
  const words = LETTERS_MESSAGES[language];
  const refused = form?.what === 'answer' ? form.refused : undefined;
  return (
    <div className="wrap">
      <section
        id="question"
        className={cx(
          'mb-44 px-28 pt-26 pb-28 edge bg-ground-raised [scroll-margin-top:16px] phone:-mx-8 phone:mt-0 phone:mb-32 phone:px-16 phone:pt-18 phone:pb-20',
          question.state === 'waiting' && '[border:2px_solid_var(--copper-fill)]',
        )}
        aria-labelledby="question-title"
      >
        <span id="answer" />
        {refused ? <Notice>{words.refusals[refused]}</Notice> : null}
        {question.state === 'waiting' || question.state === 'closed' ? (
          <Asked order={order} question={question} />
        ) : (
          <Answered order={order} question={question} />
        )}
      </section>
    </div>
  );
}

function Who({
  question: { by, at },
  language,
}: {
  question: OwnQuestion;
  language: ShopperOrder['language'];
}) {
  const [name, asks] = LETTERS_MESSAGES[language].asks(by);
  return (
    <p className="flex gap-10 items-center [&_b]:weight-600">
      <span
        className="grid flex-none place-items-center w-32 h-32 edge rounded-half mono-12/1 weight-500"
        aria-hidden="true"
      >
        {name.slice(0, 1)}
      </span>
      <span>
        <b>{name}</b>
        {asks}
      </span>
      <span className="mono muted ml-auto">
        {dayInWords(dayOf(at), language, 'short')}
        <span className="phone:hidden">, {clockWords(at, language)}</span>
      </span>
    </p>
  );
}

function Asked({ order, question }: { order: ShopperOrder; question: OwnQuestion }) {
  const { language } = order;
  const { title, text, until, otherwise, state } = question;
  const words = LETTERS_MESSAGES[language];
  return (
    <>
      <Who question={question} language={language} />
      <h2
        id="question-title"
        className="max-w-[18em] mt-18 wrap-anywhere type-40 ls-[-0.025em] lh-1 phone:type-26 phone:lh-[1.05]"
      >
        {title}
      </h2>
      <p className="max-w-[42em] mt-14 wrap-anywhere whitespace-pre-line">{text}</p>
      {state === 'closed' ? (
        <p className="mt-20 type-17">{words.closed}</p>
      ) : (
        <Answers order={order} question={question} />
      )}
      <Else order={order} />
      <p className="mono muted mt-8">{deadlineWords(until, otherwise, language)}</p>
    </>
  );
}

function Answers({ order, question }: { order: ShopperOrder; question: OwnQuestion }) {
  const words = LETTERS_MESSAGES[order.language];
  const isThree = question.answers.length > 2;
  return (
    <ul
      className={cx(
        'grid gap-20 mt-24 phone:grid-cols-1 phone:gap-12',
        isThree ? 'grid-cols-3' : 'grid-cols-2',
      )}
    >
      {question.answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers are identified by position
        <li key={at} className={cx(ANSWER, 'edge', isThree ? ANSWER_BELOW : ANSWER_BESIDE)}>
          <One order={order} question={question} answer={answer} at={at} isThree={isThree} />
          {answer.isPossible ? null : (
            <p className="mono muted px-20 pb-18 phone:col-span-full phone:px-14 phone:pt-0 phone:pb-14">
              {words.made}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const Picture = ({
  value,
  fallback,
  isAbove = false,
}: {
  value: ChangeValue | undefined;
  fallback: string | undefined;
  isAbove?: boolean;
}) => {
  const path = value?.picture.path ?? fallback;
  return (
    <div
      className={cx(
        'overflow-hidden [background:#f5f1e5] phone:row-1 phone:self-start phone:h-116 phone:min-h-0',
        isAbove ? 'row-1' : 'row-[1/4] min-h-200',
      )}
    >
      {path ? (
        <img
          className="size-full object-cover"
          src={path}
          alt={value?.picture.alt ?? ''}
          width={480}
          height={360}
        />
      ) : null}
    </div>
  );
};

function One({
  order,
  question,
  answer,
  at,
  isThree,
}: {
  order: ShopperOrder;
  question: OwnQuestion;
  answer: OneAnswer;
  at: number;
  isThree: boolean;
}) {
  const { language, lines } = order;
  const words = LETTERS_MESSAGES[language];
  const values = answer.change?.values ?? [];
  const touched = question.answers.find(({ change }) => change)?.change?.line;
  const own = lines.find(({ id }) => id === touched) ?? lines[0];
  const isMany = values.length > 1;
  const effects = values.map((value) => effectWords(answer, answer.days, language, value));
  const isOne = new Set(effects).size <= 1;
  return (
    <>
      <Picture value={values[0]} fallback={own?.imagePath} isAbove={isThree} />
      <div className={WORDS}>
        <h3 className={ANSWER_TITLE}>{answer.words}</h3>
        <p className={LEAVES}>{leavesWords(answer, language)}</p>
        {isOne ? <p className="muted type-15">{effectWords(answer, answer.days, language)}</p> : null}
      </div>
      {answer.isPossible ? (
        isMany ? (
          <div className="grid gap-10 px-20 pb-20 phone:col-span-full phone:px-14 phone:pt-0 phone:pb-14">
            <p className="mono muted">{words.choose}</p>
            {values.map((value) => (
              <div key={value.value} className="grid gap-6">
                {isOne ? null : (
                  <span className="muted type-15">{effectWords(answer, answer.days, language, value)}</span>
                )}
                <Press order={order} letter={question.id} answer={at} value={value.value}>
                  {value.name}
                </Press>
              </div>
            ))}
          </div>
        ) : (
          <Press order={order} letter={question.id} answer={at}>
            {answer.words}
          </Press>
        )
      ) : null}
    </>
  );
}

/** Always there, beside any question. */
const Else = ({ order: { language } }: { order: ShopperOrder }) => {
  const words = LETTERS_MESSAGES[language];
  return (
    <p className="flex flex-wrap gap-y-4 gap-x-28 mt-20 [&_a]:inline-flex [&_a]:items-center [&_a]:min-h-44">
      <TextLink href="#letters">{words.write}</TextLink>
      <TextLink href="#return">{words.giveBack}</TextLink>
    </p>
  );
};

function Answered({ order, question }: { order: ShopperOrder; question: OwnQuestion }) {
  const { language, lines, view } = order;
  const { given, answers, until, state, by, title } = question;
  const words = LETTERS_MESSAGES[language];
  const answer = given ? answers[given.answer] : undefined;
  const picked =
    answer?.change?.values.find(({ value }) => value === given?.value) ?? answer?.change?.values[0];
  const outcomeText =
    state === 'too late'
      ? words.tooLate(by)
      : !given
        ? words.kept
        : given.by === 'clock'
          ? words.lapsed
          : `${words.itIs(dayInWords(dayOf(given.at), language, 'short'), clockWords(given.at, language))} ${words.written}`;
  const touched = answers.find(({ change }) => change)?.change?.line;
  const own = lines.find(({ id }) => id === touched) ?? lines[0];
  return (
    <>
      <div className="[&_b]:weight-600 flex gap-12">
        <span className="text-forest">
          <Icon name={state === 'too late' ? 'warning' : 'check'} size={22} />
        </span>
        <p>
          <b id="question-title">{given ? `${given.words}.` : title}</b> {outcomeText}
        </p>
      </div>
      {answer && state !== 'too late' ? (
        <div className={cx(ANSWER, ANSWER_BESIDE, 'line max-w-640 mt-20')}>
          <Picture value={picked} fallback={own?.imagePath} />
          <div className={WORDS}>
            <h3 className={ANSWER_TITLE}>{picked ? `${own?.name ?? ''}, ${picked.name}` : own?.name}</h3>
            {view.leaves ? <p className={LEAVES}>{leavesWords({ leaves: view.leaves }, language)}</p> : null}
            <p className="muted type-15">
              {effectWords(answer, answer.days, language, picked)}{' '}
              {state === 'answered'
                ? words.canChange(dayInWords(dayOf(until), language, 'short'), clockWords(until, language))
                : words.holds}
            </p>
          </div>
        </div>
      ) : null}
      {state === 'answered' ? (
        <details className="mt-18 [&_summary]:inline-flex [&_summary]:items-center [&_summary]:min-h-44 [&_summary]:cursor-pointer">
          <summary className="link">{words.change}</summary>
          <Answers order={order} question={question} />
        </details>
      ) : null}
      <Else order={order} />
    </>
  );
}
