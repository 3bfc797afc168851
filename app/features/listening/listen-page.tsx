import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { BlindDeskProps } from '#app/desk/blind/blind-desk.tsx';
import { BlindEntry } from '#app/desk/blind/blind-entry.tsx';
import { Desk } from '#app/desk/desk.tsx';
import { HearingGroup } from '#app/desk/hearing-group.tsx';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { useLiveSound } from '#app/sound/use-live-sound.ts';
import { useGuitar, voiceFor } from '#app/state/guitar-store.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import type { CurvePoint } from '#domain/tone/transfer.ts';
import { type Comparison, type HeardPickup, levelResponse } from './comparison/comparison.ts';
import { followsOf, useNotes } from './comparison/use-notes.ts';
import { LISTEN_MESSAGES } from './listen.messages.ts';
import type { ListenProps } from './listen-props.ts';

const loadCompared = async () => (await import('./comparison/compared.tsx')).Compared;

interface BlindTestBegun extends Pick<BlindDeskProps, 'first'> {
  readonly BlindDesk: ComponentType<BlindDeskProps>;
}

/** Two or three pickups on the same performance: the desk on ink, the comparison on paper below it. */
export function ListenPage({
  picks,
  prices,
  sentences,
  comparison: start,
  piece,
  pieces,
  takes,
}: ListenProps) {
  const words = useMessages(LISTEN_MESSAGES);
  const to = usePath();
  const [compared, setComparison] = useState(start);
  const wound = compared.pickups;
  const { shown } = useGuitar();
  const guitar = useRef(shown);
  guitar.current = shown;
  const pickups = useMemo(
    () => wound.map((pickup) => ({ ...pickup, voice: voiceFor(pickup.voice, shown) })),
    [wound, shown],
  );
  const voices = useMemo(() => pickups.map(({ voice }) => voice), [pickups]);
  // A bass place has `bass` in its id; the table of places itself loads later, with the figures.
  const isGuitar = wound.some(({ voice }) => !voice.place.includes('bass'));
  const where = followsOf(wound, pickups);
  const { notes, follow } = useNotes(compared, pickups);
  const { sound, state } = useLiveSound(takes, voices, { piece });
  const [blind, setBlind] = useState<BlindTestBegun>();
  const [blindFailed, setBlindFailed] = useState(false);
  const entry = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  const pairs = pairsToTell(pickups);

  useEffect(() => {
    if (!blind && left.current) entry.current?.focus();
    left.current = blind !== undefined;
  }, [blind]);

  async function listenBlind() {
    // Within the click; otherwise browsers block the sound.
    void sound.play();
    setBlindFailed(false);
    try {
      const [{ BlindDesk }, { beginBlind }] = await Promise.all([
        import('#app/desk/blind/blind-desk.tsx'),
        import('#app/desk/blind/use-blind.ts'),
      ]);
      setBlind({ BlindDesk, first: beginBlind(pairs, sound, sound.getState()) });
    } catch {
      setBlindFailed(true);
    }
  }

  return (
    <>
      {blind ? (
        <blind.BlindDesk
          first={blind.first}
          pairs={pairs}
          pickups={pickups}
          pieces={pieces}
          sound={sound}
          state={state}
          onLeave={() => setBlind(undefined)}
        />
      ) : (
        <Desk
          lines={[words.response, where === 'none' ? words.cable : words.inYours]}
          lead={words.lead}
          view={
            <>
              <GuitarChip
                id="listen-guitar"
                kind={isGuitar ? 'guitar' : 'bass'}
                loads={wound.map(({ voice }) => voice.load)}
                className="max-w-430 mb-12 phone:max-w-none"
              />
              <ResponseView pickups={pickups} heard={state.heard} trueOutput={state.trueOutput} />
            </>
          }
          drawing
          hearing={
            <>
              <HearingGroup
                items={pickups.map(({ letter, name }, index) => ({ letter, name, line: LINES[index] }))}
                heard={state.heard}
                onHear={sound.hear}
              />
              <DifferenceNotes notes={notes} where={words.places[follow ? where : 'none']} />
            </>
          }
          pieces={pieces}
          sound={sound}
          state={state}
          outputIsFree
          more={
            <>
              <BlindEntry
                ref={entry}
                possible={pairs.length > 0}
                failed={blindFailed}
                onStart={() => void listenBlind()}
              />
              <p className="mt-12">
                {words.own[0]}
                <a className="link" href={to('/your-recording')}>
                  {words.own[1]}
                </a>
                {words.own[2]}
                <a className="link" href={to('/measure')}>
                  {words.own[3]}
                </a>
                {words.own[4]}
              </p>
            </>
          }
        />
      )}
      <div hidden={blind !== undefined}>
        <DeferredIsland
          name="compared"
          load={loadCompared}
          until="input"
          props={{
            picks,
            prices,
            sentences,
            comparison: start,
            getHeard: () => sound.getState().heard,
            onCompare: (comparison, hear) => {
              setComparison(comparison);
              // Immediately, so that no other voice is heard in between.
              sound.setVoices(comparison.pickups.map(({ voice }) => voiceFor(voice, guitar.current)));
              sound.hear(hear);
            },
          }}
        />
      </div>
    </>
  );
}

const pairsToTell = (pickups: readonly HeardPickup[]): (readonly [number, number])[] =>
  pickups.flatMap((a, first) =>
    pickups.flatMap((b, second) => (second > first && a.key !== b.key ? [[first, second] as const] : [])),
  );

interface DifferenceNotesProps extends Pick<Comparison, 'notes'> {
  where: string;
}

function DifferenceNotes({ notes, where }: DifferenceNotesProps) {
  const { differ } = useMessages(LISTEN_MESSAGES);
  return (
    <section aria-labelledby="difference-heading" className="pt-14 line-t">
      <h2
        id="difference-heading"
        className="mb-8 [font-family:inherit] [font-size:inherit] weight-600 [line-height:inherit] ls-[normal]"
      >
        {differ}
      </h2>
      <dl>
        {notes.map(({ pair, words }) => (
          <div
            key={pair}
            className="grid grid-cols-[64px_minmax(0,1fr)] items-baseline lh-[1.45] not-first:mt-4"
          >
            <dt className="mono mono-13 text-copper">{pair}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mono muted mt-12">{`${where}.`}</p>
    </section>
  );
}

const LINES = ['solid', 'dashed', 'dotted'] as const satisfies readonly PlotCurve['style'][];

interface ResponseViewProps {
  pickups: readonly HeardPickup[];
  heard: number;
  trueOutput: boolean;
}

function ResponseView({ pickups, heard, trueOutput }: ResponseViewProps) {
  const language = useLanguage();
  const words = useMessages(LISTEN_MESSAGES);
  const drawn = useMemo(
    () => pickups.map((pickup) => ({ ...pickup, ...levelResponse(pickup.voice) })),
    [pickups],
  );
  const curves = drawn.map(({ letter, name, voice, curve, top, band }, index): PlotCurve => {
    const lift = trueOutput ? voice.output_dB : 0;
    const lifted = ({ frequency_Hz, level_dB }: CurvePoint) => ({ frequency_Hz, level_dB: level_dB + lift });
    return {
      id: letter,
      name: `${letter} ${name}`,
      style: LINES[index] ?? 'dotted',
      quiet: index !== heard,
      points: curve.map(lifted),
      ...(index === heard && { band: { low: band.low.map(lifted), high: band.high.map(lifted) } }),
      mark: {
        frequency_Hz: top.frequency_Hz,
        level_dB: top.level_dB + lift,
        words: `${letter} ${inKilohertz(top.frequency_Hz, language)}`,
      },
    };
  });
  const names = pickups.map(({ letter, name }) => `${letter}, ${name}`).join('; ');
  return (
    <ResponsePlot
      curves={curves}
      label={words.curves(names)}
      bare
      // Keeps Play on the first screen, above the consent bar.
      className="desk:[--plot-height:270px]"
    />
  );
}
