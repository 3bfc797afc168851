import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Bundle } from '#domain/products/pickup-types.ts';
import { TONE_WORDS } from '#domain/tone/sound-words.messages.ts';
import { soundWords } from '#domain/tone/sound-words.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { FlavorProps } from '../product-props.ts';
import { windingsInBundle } from '../windings-in-bundle.ts';
import { TONE_MESSAGES } from './tone.messages.ts';
import { type Curve, curvesOf, LINE_COLOURS } from './tone-curves.ts';
import { ToneGraph } from './tone-graph.tsx';

const DASHES = { solid: '', dashed: '[stroke-dasharray:5_3]', dotted: '[stroke-dasharray:2_2]' } as const;

const ROW =
  'grid grid-cols-[18px_116px_minmax(0,1fr)] phone:grid-cols-[18px_92px_minmax(0,1fr)] gap-x-14 items-baseline py-10';

export interface SoundSectionProps {
  flavor: FlavorProps;
  bundle: Bundle;
}

/** The sound of the pickups: their six figures as a hexagon, and in words, a line for each pickup. */
export function SoundSection({ flavor, bundle }: SoundSectionProps) {
  const language = useLanguage();
  const words = useMessages(TONE_MESSAGES);
  const subject = useMessages(PRODUCT_PAGE).subject(flavor.name, bundle);
  const curves = curvesOf(flavor.windings, bundle, language);
  const tones = windingsInBundle(flavor.windings, bundle);
  const descriptions = soundWords(
    curves.flatMap(({ position }) => tones.find((one) => one.position === position)?.tone ?? []),
    language,
  );
  return (
    <Section id="sound" figure={words.figure} lines={[subject, words.changes]} heading={words.heading}>
      <div className="page-grid items-center phone:gap-y-24">
        <div className="col-[1/6] justify-self-center w-full max-w-400 phone:col-span-full phone:px-14">
          <ToneGraph curves={curves} />
        </div>
        <ul className="col-[7/13] phone:col-span-full">
          {curves.map(({ position, name, style }, index) => (
            <li key={position} className={ROW}>
              <Key style={style} />
              <h3 className="h4">{name}</h3>
              <p>{descriptions.each[index]}</p>
            </li>
          ))}
          {descriptions.all ? (
            <li className={ROW}>
              <span />
              <h3 className="h4">{TONE_WORDS[language].all(curves.length)}</h3>
              <p>{descriptions.all}</p>
            </li>
          ) : null}
        </ul>
      </div>
    </Section>
  );
}

export function Key({ style }: { style: Curve['style'] }) {
  return (
    <svg
      className={cx(
        'inline-block mr-8 [vertical-align:0.3em] fill-none stroke-current stroke-2',
        LINE_COLOURS[style],
        DASHES[style],
      )}
      viewBox="0 0 18 2"
      width={18}
      height={2}
      aria-hidden="true"
    >
      <path d="M0 1h18" />
    </svg>
  );
}
