import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import type { Language } from '#domain/languages.ts';
import type { PhaseQuestion } from '#domain/phase/answer.ts';
import { isHumbucking, KEPT_PICKUPS } from '#domain/phase/kept-pickups.ts';
import { PHASE_MAKERS, type PhaseMaker } from '#domain/phase/makers.ts';
import { SIGNS } from '#domain/phase/signs.ts';
import { poleWord } from '#domain/phase/write-question.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';
import { CompassDrawing, MeterDrawing } from './test-drawings.tsx';

const TEST =
  'flex flex-col gap-14 min-w-0 px-24 pt-20 pb-22 not-first:line-l phone:px-margin phone:not-first:[border-left:0] phone:not-first:line-t [&>:last-child]:mt-auto';
const LEGEND =
  'heading-21/[1.1] weight-700 font-stretch-125% flex float-left gap-12 items-center w-full [&+*]:[clear:both]';
const NUMBER =
  'inline-grid flex-none place-items-center w-24 h-24 [border:1px_solid_var(--copper)] rounded-half text-copper mono-11/1 weight-500 font-stretch-100%';

interface TestFieldsProps {
  question: PhaseQuestion;
  onAsk: (change: Partial<PhaseQuestion>) => void;
}

const JUMPS = ['plus', 'minus', 'none'] as const;

/** The leads of the pickup that stays, if the maker's colours are known. */
function leadsOf({ keep, maker }: PhaseQuestion, language: Language): readonly [string, string] {
  const { leads } = PHASE_MESSAGES[language];
  const { colour } = LEAD_WORDS[language];
  const source: PhaseMaker | undefined = maker && PHASE_MAKERS[maker];
  const { kind } = KEPT_PICKUPS[keep];
  if (kind === 'p90' || kind === 'humbucker-2') return [leads.inside, leads.braid];
  const [hot, ground] =
    kind === 'humbucker-5'
      ? [source?.colours.start1, source?.colours.start2]
      : [source?.colours.hot, source?.colours.ground];
  return [hot ? colour(hot) : leads.hot, ground ? colour(ground) : leads.ground];
}

export function TestFields({ question, onAsk }: TestFieldsProps) {
  const { test1, test2, hardly, quiet } = useMessages(PHASE_MESSAGES);
  const language = useLanguage();
  const { keep, pole, jump } = question;
  const isQuiet = isHumbucking(KEPT_PICKUPS[keep].kind);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] phone:grid-cols-[minmax(0,1fr)] paper:hidden">
      {isQuiet ? (
        <div className={TEST}>
          <h2 className="heading-21/[1.1] weight-700 font-stretch-125%">{quiet.title}</h2>
          <p>{quiet.says}</p>
        </div>
      ) : (
        <fieldset className={TEST}>
          <legend className={LEGEND}>
            <span className={NUMBER} aria-hidden="true">
              1
            </span>
            {test1.name}
          </legend>
          <CompassDrawing pole={pole} />
          <p>{test1.says}</p>
          <RadioCards columns={2} joined>
            {SIGNS.map((sign) => (
              <RadioCard
                key={sign}
                name="pole"
                value={poleWord(sign)}
                checked={pole === sign}
                onChange={() => onAsk({ pole: sign })}
                className="min-h-48 px-4"
              >
                {test1.answers[poleWord(sign)]}
              </RadioCard>
            ))}
          </RadioCards>
        </fieldset>
      )}
      <fieldset className={TEST}>
        <legend className={LEGEND}>
          <span className={NUMBER} aria-hidden="true">
            2
          </span>
          {test2.name}
        </legend>
        <MeterDrawing pole={isQuiet ? undefined : pole} jump={jump} leads={leadsOf(question, language)} />
        {jump === 'none' ? (
          <div>
            <h3 className="heading-21/[1.1] weight-700 font-stretch-125%">{hardly.title}</h3>
            <p>{hardly.says}</p>
          </div>
        ) : (
          <p>{test2.says}</p>
        )}
        <RadioCards columns={3} joined>
          {JUMPS.map((way) => (
            <RadioCard
              key={way}
              name="jump"
              value={way}
              checked={jump === way}
              onChange={() => onAsk({ jump: way })}
              className="min-h-48 px-4"
            >
              {test2.answers[way]}
            </RadioCard>
          ))}
        </RadioCards>
      </fieldset>
    </div>
  );
}
