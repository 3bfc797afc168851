import { decimalsIn, type Language } from '#domain/languages.ts';
import { BOBBINS } from '#domain/tone/bobbins.ts';
import { guitarLoad } from '#domain/tone/circuit.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';
import { ohmsFit, pickupOfOhms, yourCircuit } from '#domain/your-pickup/pickup-of-ohms.ts';
import { type GuitarPosition, USUAL_BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { YOUR_PICKUP_WORDS } from '#domain/your-pickup/pickup-words.messages.ts';
import { pickupWords } from '#domain/your-pickup/pickup-words.ts';
import type { YourPickup, YourType } from '#domain/your-pickup/your-pickup.ts';
import type { OurSound, Where } from './recording-props.ts';

/** The visitor's statement on the instrument. */
export interface SaidPickup {
  readonly way: 'ohms' | 'name' | 'yours';
  readonly type: YourType;
  readonly kOhm: number;
  readonly name: string;
  readonly position: GuitarPosition;
}

const instrumentOf = (type: YourType): InstrumentId => (type.endsWith('-bass') ? 'bass' : 'guitar');

function ofPickup(pickup: YourPickup, words: string) {
  return {
    words,
    circuit: yourCircuit(pickup),
    load: guitarLoad(BOBBINS[USUAL_BUILDS[pickup.type].bobbin].pots),
    instrument: instrumentOf(pickup.type),
  };
}

export type YoursIn = ReturnType<typeof ofPickup>;

/** The pickup that was played; undefined if unknown or impossible. */
export function yoursIn(
  { way, type, kOhm, name }: SaidPickup,
  ours: readonly OurSound[],
  kept: YourPickup | undefined,
  language: Language,
): YoursIn | undefined {
  if (way === 'yours') return kept && ofPickup(kept, pickupWords(kept, language));
  if (way === 'name') {
    const one = ours.find(({ key }) => key === name);
    return (
      one && {
        words: one.name,
        circuit: one.circuit,
        load: guitarLoad(one.pots_Ohm),
        instrument: one.instrument,
      }
    );
  }
  if (!ohmsFit(type, kOhm * 1000)) return undefined;
  return ofPickup(
    pickupOfOhms(type, kOhm * 1000),
    `${YOUR_PICKUP_WORDS[language].build(type)}, ${decimalsIn(String(kOhm), language)}\u00a0kΩ`,
  );
}

export function oursAt(
  ours: readonly OurSound[],
  instrument: InstrumentId,
  position: GuitarPosition,
): readonly OurSound[] {
  const fits: readonly Where[] = [position, 'split'];
  const there = ours.filter((one) => one.instrument === instrument && fits.includes(one.where));
  // No bass pickup is sold for the middle.
  return there.length > 1 ? there : ours.filter((one) => one.instrument === instrument);
}

/** The two initial suggestions: one of the same kind if possible, and one built to order. */
export function firstTwo(ours: readonly OurSound[], type: YourType): readonly [string, string] {
  const like: Partial<Record<YourType, string>> = {
    humbucker: 'humbucker.hot',
    'humbucker-covered': 'humbucker.hot',
    p90: 'p90-soapbar.',
    'single-coil': 'stratocaster.',
    'telecaster-bridge': 'telecaster.',
    'telecaster-neck': 'telecaster.',
    'jazz-bass': 'jazz-bass.',
    'precision-bass': 'precision-bass.',
  };
  const same = ours.filter(({ key }) => key.startsWith(like[type] ?? ''));
  const [a = ours[0], b] = same;
  const second = type.startsWith('humbucker') ? ours.find(({ isBuild }) => isBuild) : b;
  const other = second ?? ours.find(({ key }) => key !== a?.key);
  return [a?.key ?? '', other?.key ?? ''];
}
