import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';
import type { ShopperOrder } from '#server/order-page/index.ts';
import { Unfolding } from './box.tsx';
import { RETURN_MESSAGES } from './return.messages.ts';

export function ReturnForm({ order: { language, path, lines, form } }: { order: ShopperOrder }) {
  const words = RETURN_MESSAGES[language];
  const sent = form?.what === 'return' ? form : undefined;
  return (
    <Unfolding label={words.back} isOpen={sent !== undefined}>
      <form className="grid gap-16" method="post" action={path}>
        <input type="hidden" name="what" value="return" />
        {sent ? <Notice>{words.refusals[sent.refused]}</Notice> : null}
        <p className="h4">{words.which}</p>
        {lines.map(({ id, name, returnable }, index) =>
          returnable === 0 ? null : (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_84px_auto] gap-10 items-center">
              <span aria-hidden="true">{name}</span>
              <Select
                id={`quantity-${index}`}
                name={`quantity-${index}`}
                label={name}
                labelPlace="hidden"
                defaultValue={sent?.quantities[index] ?? (lines.length === 1 ? returnable : 0)}
                options={Array.from({ length: returnable + 1 }, (_, count) => ({
                  value: count,
                  label: String(count),
                }))}
              />
              <span className="mono muted">{words.of(returnable)}</span>
            </div>
          ),
        )}
        <Button type="submit" kind="second" wide>
          {words.ask}
        </Button>
      </form>
    </Unfolding>
  );
}
