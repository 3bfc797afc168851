import { useEffect, useMemo, useRef, useState } from 'react';
import { loadFor, useGuitar } from '#app/state/guitar-store.ts';
import { useYourPickup } from '#app/state/your-pickup-store.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { type BlindTurns, beginTurns, chooseLetter, SOUNDS } from '#domain/recording/blind-turns.ts';
import { changeAt, changeFilter } from '#domain/recording/change-filter.ts';
import { makeUp } from '#domain/recording/equally-loud.ts';
import { openPlayer, type Player, type Stretch } from './player.ts';
import { RECORDING_MESSAGES } from './recording.messages.ts';
import type { OurSound } from './recording-props.ts';
import { type Recording, type TakeTrouble, takeBuffer, takeFile } from './take-in.ts';
import { firstTwo, oursAt, type SaidPickup, yoursIn } from './yours-in.ts';

/** From the system's random source, so that no listener can predict it. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const FIRST: SaidPickup = { way: 'ohms', type: 'humbucker', kOhm: 8.2, name: '', position: 'bridge' };

/** Least length of a loop, s. */
const SHORTEST_S = 0.3;

/** The page's state: the recording, its instrument, the compared pickups, and what is heard. */
export function useRecording(all: readonly OurSound[]) {
  const language = useLanguage();
  const { pickup: kept } = useYourPickup();
  const { shown } = useGuitar();
  const [stated, setStated] = useState<SaidPickup>(FIRST);
  const [chosenKeys, setChosenKeys] = useState<readonly [string, string]>(['', '']);
  const [recording, setRecording] = useState<Recording>();
  const [isTaking, setTaking] = useState(false);
  const [trouble, setTrouble] = useState<TakeTrouble>();
  const [isPlaying, setPlaying] = useState(false);
  const [heard, setHeard] = useState(0);
  const [stretch, setStretch] = useState<Stretch>();
  const [blind, setBlind] = useState<BlindTurns>();
  const player = useRef<Player>(undefined);

  // A stored pickup of the visitor is the default.
  const knows = useRef(false);
  useEffect(() => {
    if (kept && !knows.current) setStated((now) => ({ ...now, way: 'yours', type: kept.type }));
    knows.current = kept !== undefined;
  }, [kept]);

  const yours = useMemo(() => yoursIn(stated, all, kept, language), [stated, all, kept, language]);
  const instrument = yours?.instrument ?? 'guitar';
  const offers = useMemo(() => oursAt(all, instrument, stated.position), [all, instrument, stated.position]);
  const type = stated.way === 'yours' && kept ? kept.type : stated.type;
  const against = useMemo(() => {
    const first = firstTwo(offers, type);
    return [0, 1].map(
      (index) =>
        offers.find(({ key }) => key === chosenKeys[index]) ?? offers.find(({ key }) => key === first[index]),
    );
  }, [offers, chosenKeys, type]);
  const load = useMemo(() => yours && loadFor(yours.load, instrument, shown), [yours, instrument, shown]);
  const noise = recording?.figures;

  const changes = useMemo(
    () =>
      [undefined, ...against].map((our) =>
        our && yours && load
          ? (f: number) => changeAt(yours.circuit, our.circuit, load, f, noise)
          : undefined,
      ),
    [against, yours, load, noise],
  );

  useEffect(() => {
    if (!recording) return;
    const opened = openPlayer(recording.buffer, setPlaying);
    player.current = opened;
    return () => {
      player.current = undefined;
      setPlaying(false);
      opened.end();
    };
  }, [recording]);

  useEffect(() => {
    if (!recording || !player.current) return;
    const { figures, buffer } = recording;
    player.current.setStrands(
      [undefined, ...against].map((our, index) => {
        const change = changes[index];
        if (!our || !yours || !load || !change) return { taps: undefined, gain_dB: 0 };
        return {
          taps: changeFilter(yours.circuit, our.circuit, load, buffer.sampleRate, figures),
          gain_dB: makeUp(figures.mean_dB, change),
        };
      }),
    );
  }, [recording, against, yours, load, changes]);

  const soundOf = (letter: number) => (blind ? (blind.behind[letter] ?? letter) : letter);
  function hear(letter: number, game = blind) {
    setHeard(letter);
    player.current?.hear(game ? (game.behind[letter] ?? letter) : letter);
  }

  async function take(found: Promise<Recording | TakeTrouble>) {
    setTaking(true);
    setTrouble(undefined);
    const taken = await found;
    setTaking(false);
    if (typeof taken === 'string') return setTrouble(taken);
    setStretch(undefined);
    setBlind(undefined);
    setHeard(0);
    setRecording(taken);
  }

  function loop(edge: 'from' | 'to' | 'all') {
    const { current } = player;
    if (!current || !recording) return;
    const at = current.position();
    const whole = { from_s: 0, to_s: recording.figures.seconds };
    const now = stretch ?? whole;
    const next = edge === 'all' ? undefined : edge === 'from' ? { ...now, from_s: at } : { ...now, to_s: at };
    const fits = !next || next.to_s - next.from_s >= SHORTEST_S;
    const taken = fits ? next : edge === 'from' ? { from_s: at, to_s: whole.to_s } : { from_s: 0, to_s: at };
    if (taken && taken.to_s - taken.from_s < SHORTEST_S) return;
    setStretch(taken);
    current.setStretch(taken);
  }

  function turnBlind(isOn: boolean) {
    const game = isOn ? beginTurns(random) : undefined;
    setBlind(game);
    setHeard(0);
    player.current?.hear(game?.behind[0] ?? 0);
  }

  function choose(letter: number) {
    if (!blind) return;
    const next = chooseLetter(blind, letter, random);
    setBlind(next);
    hear(0, next);
  }

  return {
    said: stated,
    setSaid: (news: Partial<SaidPickup>) => setStated({ ...stated, ...news }),
    kept,
    yours,
    load,
    instrument,
    offers,
    against,
    setAgainst: (index: number, key: string) =>
      setChosenKeys([0, 1].map((at) => (at === index ? key : (against[at]?.key ?? ''))) as [string, string]),
    changes,
    recording,
    isTaking,
    trouble,
    takeFile: (file: File) => void take(takeFile(file)),
    takeRecorded: (buffer: AudioBuffer) =>
      void take(takeBuffer(RECORDING_MESSAGES[language].bring.recordedHere, buffer)),
    forget: () => setRecording(undefined),
    isPlaying,
    toggle: () => (isPlaying ? player.current?.pause() : player.current?.play()),
    pause: () => player.current?.pause(),
    position: () => player.current?.position() ?? 0,
    seek: (at_s: number) => player.current?.seek(at_s),
    heard,
    hear: (letter: number) => letter < SOUNDS && hear(letter),
    soundOf,
    stretch,
    loop,
    blind,
    turnBlind,
    choose,
  };
}

export type Recorded = ReturnType<typeof useRecording>;
