import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { choose } from '#domain/configurator/choices.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import type { Option } from '#domain/configurator/options.ts';
import type { Choices, Group } from '#domain/configurator/record.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { type ToneStep, toneStep } from '#domain/configurator/tone-change.ts';
import type { Language } from '#domain/languages.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { inFigures, inKilohertz, signedDecibels } from '#domain/tone/format-figures.ts';
import { PANEL_MESSAGES } from './panel.messages.ts';
import type { RadioProps } from './step-form.tsx';

interface OptionRowsProps {
  configurator: Configurator;
  choices: Choices;
  group: Group;
  prices: PriceList | undefined;
  radio: (id: string) => RadioProps;
}

/** Options one below the other: name, figure, price, and what each does to the tone against the present choice. */
export function OptionRows({ configurator, choices, group, prices, radio }: OptionRowsProps) {
  const { shown } = useGuitar();
  const language = useLanguage();
  const named = useWords(BUILD_MESSAGES);
  const now = toneBuildOf(configurator, choices);
  return (
    <fieldset className="grid pt-16">
      <legend className="visually-hidden">{named.label(group.field, group.label)}</legend>
      {group.offers(choices).map((option) => {
        const then = toneBuildOf(configurator, choose(configurator, choices, group.field, option.id));
        return (
          <OptionRow
            key={option.id}
            option={option}
            name={named.name(group.field, option)}
            price={option.lookupKey && prices ? prices[option.lookupKey] : undefined}
            priced={prices !== undefined && option.lookupKey !== undefined}
            tone={toneWords(toneStep(now, then, shown), language)}
            radio={radio(option.id)}
          />
        );
      })}
    </fieldset>
  );
}

const ROW = cx(
  'group/option relative flex gap-14 items-center min-h-66 -mt-1 py-8 pr-18 pl-16 line bg-paper-raised cursor-pointer hover:bg-white phone:gap-12 phone:min-h-54 phone:py-6 phone:px-14',
  'has-[:checked]:z-1 has-[:checked]:border-copper has-[:checked]:[box-shadow:inset_0_0_0_1px_var(--copper)] has-[:focus-visible]:z-2 has-[:focus-visible]:[outline:2px_solid_var(--focus)] has-[:focus-visible]:[outline-offset:2px]',
);

interface OptionRowProps {
  option: Option;
  name: string;
  price: Cents | undefined;
  priced: boolean;
  tone: string;
  radio: RadioProps;
}

const ohmsOf = (option: Option): number | undefined =>
  'ohms' in option && typeof option.ohms === 'number' ? option.ohms : undefined;

function OptionRow({ option, name, price, priced, tone, radio }: OptionRowProps) {
  const language = useLanguage();
  const { included } = useWords(PANEL_MESSAGES);
  const ohms = ohmsOf(option);
  return (
    <label className={ROW}>
      <input
        type="radio"
        required
        className="flex-none w-18 h-18 [accent-color:var(--copper)] [outline:none]"
        {...radio}
      />
      <span className="flex-1 min-w-0">
        <span className="block heading-17/[1.15] weight-650 ls-[-0.01em] group-hover/option:underline-fill-[auto]/[0.2em]">
          {name}
        </span>
        {radio.title ? <span className="mono block type-11 text-wine">{radio.title}</span> : null}
        {tone ? <span className="mono muted block type-11">{tone}</span> : null}
      </span>
      {ohms === undefined ? null : (
        <span className="mono mono-13 unit whitespace-nowrap" translate="no">
          {inFigures(String(ohms / 1000), language)}&nbsp;kΩ
        </span>
      )}
      <span className="mono unit min-w-[5em] text-right phone:min-w-[4.4em]" translate="no">
        {priced ? (
          <PriceWords price={price} />
        ) : (
          <span className="muted">{option.lookupKey ? '–' : included}</span>
        )}
      </span>
    </label>
  );
}

function PriceWords({ price }: { price: Cents | undefined }) {
  const { included, notOnSale } = useWords(PANEL_MESSAGES);
  if (!price) return <span className="muted">{price === 0 ? included : notOnSale}</span>;
  return <span className="copper">+{formatEuro(price)}</span>;
}

/** "+0.4 kHz, −1.2 dB": resonance and output against the present choice. */
function toneWords({ treble_Hz, peak_dB, output_dB }: ToneStep, language: Language): string {
  const parts: string[] = [];
  if (treble_Hz !== undefined) {
    const sign = treble_Hz > 0 ? '+' : '−';
    parts.push(`${sign}${inKilohertz(Math.abs(treble_Hz), language)}`);
  }
  if (peak_dB !== undefined && output_dB === undefined)
    parts.push(PANEL_MESSAGES[language].peak(signedDecibels(peak_dB, language)));
  if (output_dB !== undefined) parts.push(signedDecibels(output_dB, language));
  return parts.join(', ');
}
