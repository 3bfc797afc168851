import { useMessages } from '#app/ui/language.tsx';
import { type Cents, formatEuro } from '#domain/money.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';

interface PhaseChoiceProps {
  isReversed: boolean;
  /** Surcharge; undefined if the price list lacks it. */
  surcharge: Cents | undefined;
  href: string;
  onReversed: (reversed: boolean) => void;
}

/**
 * For a single pickup beside one that stays: a link to the phase check, and the reverse winding that makes both
 * hum-free.
 */
export function PhaseChoice({ isReversed, surcharge, href, onReversed }: PhaseChoiceProps) {
  const words = useMessages(PRODUCT_PAGE);
  return (
    <div className="grid gap-y-8 pb-18">
      {isReversed ? (
        <label className="flex gap-10 items-center min-h-48 px-12 edge rounded bg-ground-raised type-15 weight-600 cursor-pointer">
          <input
            className="flex-none w-20 h-20 m-0 accent-copper"
            type="checkbox"
            name="wound"
            value="reverse"
            checked
            onChange={({ target }) => onReversed(target.checked)}
          />
          <span>{words.reversed}</span>
          <span className="mono unit ml-auto" translate="no">
            {surcharge ? `+${formatEuro(surcharge)}` : surcharge === 0 ? words.included : words.noSurcharge}
          </span>
        </label>
      ) : null}
      <p className="mono muted">
        {words.beside}{' '}
        <a href={href} className="underline decoration-1 underline-offset-[0.22em] hover:text-text">
          {words.inPhase}
        </a>
      </p>
    </div>
  );
}
