import { TaxWords } from '#app/buying/tax-words.tsx';
import { Button } from '#app/ui/button.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { Section } from '#app/ui/section.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { passportPath } from '#domain/production/passport-path.ts';
import type { PassportPart } from '#server/production/index.ts';
import { PASSPORT_PAGE } from './passport-page.messages.ts';

/** Parts that fit this pickup. Each is a form to the cart, without JavaScript too. */
export function PartsSection({ parts, serial }: { parts: readonly PassportPart[]; serial: string }) {
  const words = useMessages(PASSPORT_PAGE);
  const to = usePath();
  return (
    <Section id="parts" figure={words.spare} lines={[words.fitting]} heading={words.parts}>
      <div className="ml-[calc(25%_+_var(--gutter)_/_4)] phone:ml-0">
        <ul className="line-b">
          {parts.map(({ name, change, price, choices }, index) => (
            <li key={name} className="line-t">
              <form
                method="post"
                action={to('/cart')}
                className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)_72px_auto] gap-x-gutter gap-y-8 items-center py-12 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-x-16"
              >
                <input type="hidden" name="add" value={passportPath(serial)} />
                <h3 className="type-17">
                  {name}
                  {change ? <span className="mono muted block mt-2">{change}</span> : null}
                </h3>
                <PartChoice id={`part-${index}`} label={words.choose} choices={choices} />
                <Money amount={price} className="text-right phone:row-1 phone:col-2" />
                <Button
                  type="submit"
                  kind="quiet"
                  small
                  className="phone:col-span-full"
                  disabled={choices.every(({ isOut }) => isOut)}
                >
                  {words.add}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
        <p className="max-w-[34em] mt-18 muted">
          {parts.some(({ change }) => change) ? `${words.modelledChange} ` : null}
          {words.rewound} <TaxWords /> <TextLink to="/shipping">{words.shipping}</TextLink>
        </p>
      </div>
    </Section>
  );
}

function PartChoice({ id, label, choices }: { id: string; label: string } & Pick<PassportPart, 'choices'>) {
  const [first] = choices;
  if (first && choices.length === 1)
    return (
      <p className="mono muted">
        <input type="hidden" name="spare" value={first.id} />
        {first.stock}
      </p>
    );
  return (
    <Select
      id={id}
      name="spare"
      label={label}
      labelPlace="hidden"
      size="small"
      className="phone:col-span-full"
      options={choices.map(({ id: value, colour, stock, isOut }) => ({
        value,
        label: [colour, stock].filter(Boolean).join(', '),
        disabled: isOut,
      }))}
      defaultValue={choices.find(({ isOut }) => !isOut)?.id}
    />
  );
}
