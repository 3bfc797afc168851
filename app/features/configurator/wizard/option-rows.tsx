import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { type Configurator, choose } from '#domain/configurator/configurator.ts';
import { stepWords } from '#domain/configurator/heard-build.ts';
import type { Option } from '#domain/configurator/options.ts';
import type { Choices, OptionGroup } from '#domain/configurator/record.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { STEP_MESSAGES } from '../step.messages.ts';
import { PANEL_MESSAGES } from './panel.messages.ts';
import type { RadioProps } from './step-form.tsx';

export interface OptionRowsProps {
  configurator: Configurator;
  choices: Choices;
  group: OptionGroup;
  prices: PriceList | undefined;
  radio: (id: string) => RadioProps;
}

/**
 * Options below each other: name, price, and a sentence or the option's effect on the tone against the present choice.
 */
export function OptionRows({ configurator, choices, group, prices, radio }: OptionRowsProps) {
  const { shown } = useGuitar();
  const language = useLanguage();
  const named = useMessages(BUILD_MESSAGES);
  const { option: says } = useMessages(STEP_MESSAGES);
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
            prices={prices}
            sentence={says(group.field, option.id)}
            tone={stepWords(now, then, shown, language).join(', ')}
            radio={radio(option.id)}
          />
        );
      })}
    </fieldset>
  );
}

const ROW = cx(
  'group/option relative flex gap-14 items-center min-h-66 -mt-1 py-8 pr-18 pl-16 line bg-paper-raised cursor-pointer hover:bg-white phone:gap-12 phone:min-h-54 phone:py-6 phone:px-14',
  'has-checked:z-1 has-checked:border-copper has-checked:[box-shadow:inset_0_0_0_1px_var(--copper)] has-focus-visible:z-2 has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:[outline-offset:2px]',
);

interface OptionRowProps {
  option: Option;
  name: string;
  prices: PriceList | undefined;
  sentence: string | undefined;
  tone: string;
  radio: RadioProps;
}

const ohmsOf = (option: Option): number | undefined =>
  'ohms' in option && typeof option.ohms === 'number' ? option.ohms : undefined;

function OptionRow({ option, name, prices, sentence, tone, radio }: OptionRowProps) {
  const language = useLanguage();
  const ohms = ohmsOf(option);
  return (
    <label className={cx(ROW, sentence && 'desk:min-h-92 desk:py-20 phone:min-h-72 phone:py-12')}>
      <input className="flex-none w-18 h-18 accent-copper [outline:none]" {...radio} />
      <span className="flex-1 min-w-0">
        <span
          className={cx(
            'block heading-17/[1.15] weight-650 ls-[-0.01em] group-hover/option:underline-fill-[auto]/[0.2em]',
            sentence && 'desk:type-20',
          )}
        >
          {name}
        </span>
        {radio.title ? <span className="mono block type-11 text-wine">{radio.title}</span> : null}
        {sentence ? <span className="block mt-4 type-16 lh-[1.4] phone:type-15">{sentence}</span> : null}
        {!sentence && tone ? <span className="muted block type-14 lh-[1.3]">{tone}</span> : null}
      </span>
      {ohms === undefined ? null : (
        <span className="mono mono-13 unit whitespace-nowrap" translate="no">
          {inFigures(String(ohms / 1000), language)}&nbsp;kΩ
        </span>
      )}
      <span
        className={cx('mono unit min-w-[5em] text-right phone:min-w-[4.4em]', sentence && 'self-start')}
        translate="no"
      >
        <PriceWords option={option} prices={prices} />
      </span>
    </label>
  );
}

export function PriceWords({ option: { lookupKey }, prices }: Pick<OptionRowProps, 'option' | 'prices'>) {
  const { included, notOnSale } = useMessages(PANEL_MESSAGES);
  const price = lookupKey && prices?.[lookupKey];
  if (price) return <span className="copper">+{formatEuro(price)}</span>;
  if (lookupKey && !prices) return <span className="muted">–</span>;
  return <span className="muted">{lookupKey && price === undefined ? notOnSale : included}</span>;
}
