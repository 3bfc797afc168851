import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { amountChangeWords, amountWords } from '#domain/stock/amounts.ts';
import { REASONS_SAID } from '#domain/stock/counting.messages.ts';
import type { MovementView } from '#server/stock/index.ts';
import { momentOf } from '../kit/format.ts';
import { Section } from '../kit/parts.tsx';
import { MOVEMENTS } from './movements.messages.ts';

/** "W-42-06, coil of 26-0416", "Box M, packed", "Slug, goods in". */
function movementWords(
  { kind, name, lot, unit, book, change, by, serial, order, reason, note }: MovementView,
  language: Language,
): string {
  const words = MOVEMENTS[language];
  const what = lot ?? name;
  switch (kind) {
    case 'taken':
      return serial ? words.taken(what, serial) : words.packed(what, order);
    case 'returned':
      return words.returned(what, serial ?? order);
    case 'goods in':
      return words.goodsIn(name, lot);
    case 'first count':
      return words.firstCount(what, by);
    case 'counted':
    case 'weighed': {
      const why = [reason && REASONS_SAID[language][reason], note].filter(Boolean).join(': ');
      return words.counted({
        ...{ what, kind, by, book: amountWords(unit, book, language) },
        found: amountWords(unit, book + change, language),
        why: why || (kind === 'weighed' && change !== 0 ? words.ends : undefined),
      });
    }
  }
}

export function Movements({ movements }: { movements: readonly MovementView[] }) {
  const words = useMessages(MOVEMENTS);
  const language = useLanguage();
  return (
    <Section titleId="movements-title" className="mt-32 pt-14 edge-t" title={words.title}>
      {movements.length === 0 ? (
        <p className="text-muted mt-12">{words.none}</p>
      ) : (
        <table className="mt-10 type-14 [&_td]:py-8 [&_td]:pr-12 [&_td]:line-t [&_td]:wrap-anywhere">
          <tbody>
            {movements.map((one) => (
              <tr key={one.id}>
                <td className="w-150 whitespace-nowrap fine below-700:w-92 below-700:whitespace-normal">
                  {momentOf(one.at, language)}
                </td>
                <td>{movementWords(one, language)}</td>
                <td className={cx('pr-0! text-right whitespace-nowrap num', one.change < 0 && 'text-wine')}>
                  {amountChangeWords(one.unit, one.change, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
