import { type ComponentType, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import type { LiveSound } from '#app/sound/live-sound.ts';
import { openLiveSound } from '#app/sound/open-live-sound.ts';
import { loadFor, useGuitar } from '#app/state/guitar-store.ts';
import { saidYourPickup, useYourPickup } from '#app/state/your-pickup-store.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { replaceAddress } from '#app/ui/replace-address.ts';
import { Section } from '#app/ui/section.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { useSaid } from '#app/ui/use-said.ts';
import { answerTitles } from '#domain/finder/answer-titles.ts';
import { answersTo, type FinderAnswer } from '#domain/finder/answers.ts';
import { atItsPlace, finderPath, type Question } from '#domain/finder/question.ts';
import { canBeBought } from '#domain/finder/sold.ts';
import { isSameHave, saidPickup } from '#domain/finder/yours.ts';
import { instrumentAt } from '#domain/tone/strings.ts';
import type { Voice } from '#domain/tone/voice.ts';
import { AnswerCards } from './answer-cards.tsx';
import { AskForm } from './ask-form.tsx';
import { AskSentence } from './ask-sentence.tsx';
import type { BlindBetweenProps } from './blind-between.tsx';
import { FINDER_MESSAGES } from './finder.messages.ts';
import type { finderProps } from './finder-props.ts';
import { NoAnswer } from './no-answer.tsx';
import { NOT_KNOWN_MESSAGES } from './not-known.messages.tsx';

interface Blind extends Pick<BlindBetweenProps, 'sound' | 'pickups'> {
  readonly Desk: ComponentType<BlindBetweenProps> | undefined;
}

/**
 * The visitor's pickup and complaint, and three of ours that would help, in order of distance. The address contains the
 * question.
 */
export function FinderPage({ asked, prices, pauses, takes, pieces }: ReturnType<typeof finderProps>) {
  const language = useLanguage();
  const words = useMessages(FINDER_MESSAGES);
  const to = usePath();
  const [question, setQuestion] = useState(asked);
  // Open if something has to be filled in; afterwards it stays as the visitor left it.
  const [isOpen] = useState(asked.kOhm === undefined && asked.name === undefined);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { shown } = useGuitar();
  const { pickup, ready } = useYourPickup();
  const measured = pickup?.source === 'measured' ? pickup : undefined;
  // Drawn after the field itself has answered: hundreds of builds are compared.
  const deferred = useDeferredValue(question);
  const found = useMemo(
    () =>
      answersTo(deferred, {
        measured,
        loadOf: (own) => loadFor(own, deferred.kind.includes('bass') ? 'bass' : 'guitar', shown),
        isSold: (sold) => canBeBought(sold, prices, pauses),
      }),
    [deferred, measured, shown, prices, pauses],
  );
  const answers = 'answers' in found ? found.answers : [];
  const announcement = useSaid(
    answers.length > 0 ? words.answers.said(answers.length, answerTitles(answers, language)) : '',
  );
  const [blind, setBlind] = useState<Blind>();
  const opener = useRef<HTMLElement>(null);

  function ask(next: Question) {
    const placed = atItsPlace(next);
    setQuestion(placed);
    // Stores only a pickup that the visitor entered: a followed link may be about somebody else's guitar.
    const ownPickup = isSameHave(question, placed) ? undefined : saidPickup(placed, language);
    if (ownPickup) saidYourPickup(ownPickup);
    replaceAddress(to(finderPath(placed)));
  }

  async function listenBlind(answer: FinderAnswer, name: string) {
    if (!('yours' in found)) return;
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    const { yours, load } = found;
    const voice = ({ circuit, place, output_dB, hum_dB, doubt }: FinderAnswer | typeof yours): Voice => ({
      circuit,
      load,
      place,
      output_dB,
      hum_dB,
      doubt,
    });
    const voices = [voice(yours), voice(answer)];
    const piece = deferred.position === 'neck' ? 'hallelujah' : 'blues-riff';
    const sound = openLiveSound({ takes, voices, piece });
    // Within the click; otherwise browsers block the sound.
    void sound.play();
    const pickups = [{ name: words.yoursHeard }, { name }];
    setBlind({ Desk: undefined, sound, pickups });
    try {
      const { BlindBetween } = await import('./blind-between.tsx');
      setBlind({ Desk: BlindBetween, sound, pickups });
    } catch {
      leave(sound);
    }
  }
  function leave(sound: LiveSound) {
    sound.close();
    setBlind(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <>
      {blind?.Desk ? (
        <blind.Desk
          sound={blind.sound}
          pickups={blind.pickups}
          pieces={pieces}
          onLeave={() => leave(blind.sound)}
        />
      ) : null}
      <div hidden={blind?.Desk !== undefined}>
        <div className="wrap px-margin pt-20 pb-28 phone:px-margin phone:pt-16">
          <div className="page-grid">
            <AskSentence question={question} isLive={isLive} onAsk={ask} />
            <TitleBlock figure={words.sheet} lines={words.caption} beside className="row-1 phone:row-auto" />
            <div className="relative col-[4/13] mt-22 phone:col-span-full">
              <details className="group" open={isOpen}>
                <summary className="inline-flex gap-12 items-center min-h-44 weight-600 no-marker cursor-pointer phone:flex phone:justify-between phone:line-t">
                  <span className="link">{words.all}</span>
                  <Icon name="plus" size={13} className="text-copper group-open:rotate-45" />
                </summary>
                <AskForm question={question} onAsk={ask} kept={ready ? pickup : undefined} />
              </details>
              {'yours' in found ? (
                <GuitarChip
                  id="finder-guitar"
                  kind={instrumentAt(found.yours.place)}
                  loads={[found.yours.load]}
                  className="desk:absolute desk:top-0 desk:right-0 desk:left-200 max-w-full"
                />
              ) : null}
            </div>
          </div>
        </div>
        {'answers' in found && answers.length > 0 ? (
          <Section
            id="answers"
            figure={words.answers.figure(answers.length)}
            lines={[words.answers.near]}
            heading={words.answers.toTry[answers.length - 1]}
            className="[&_header]:mb-24 [&_h2]:type-38 phone:[&_h2]:type-30 phone:[&_h2]:mt-14"
          >
            <AnswerCards
              question={deferred}
              yours={found.yours}
              load={found.load}
              answers={answers}
              prices={prices}
              isWaiting={blind !== undefined}
              onListen={(answer, name) => void listenBlind(answer, name)}
            />
          </Section>
        ) : (
          <NoAnswer question={deferred} found={found} prices={prices} onAsk={ask} />
        )}
        <NotKnown />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
    </>
  );
}

/** Limits of the figures above: always visible, never folded. */
function NotKnown() {
  const { figure, line, heading, notes } = useMessages(NOT_KNOWN_MESSAGES);
  return (
    <Section id="not-known" figure={figure} lines={[line]} heading={heading}>
      <div className="page-grid">
        <div className="grid grid-cols-3 col-[4/13] gap-y-24 gap-x-40 [&_h3]:mb-8 [&_h3]:heading-18/[1.2] [&_h3]:weight-700 [&_h3]:font-stretch-125% [&_p]:lh-1.5 phone:col-span-full phone:grid-cols-[minmax(0,1fr)]">
          {notes().map(([title, says]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{says}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
