import { useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import type { ParcelsView } from '#server/shipping/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { TextLink } from '../kit/links.tsx';
import look from '../kit/look.module.css';
import { HAND_OVER } from './hand-over.messages.ts';

/** Numbers of the ticked orders, which are only for the hand-over. */
const ticked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="order"]:checked')].map(({ value }) => value);

/** The one copper button of the view. */
export function HandOver({ leaving }: { leaving: number }) {
  const words = useMessages(HAND_OVER);
  const [count, setCount] = useState(leaving);
  useEffect(() => {
    const look = () => setCount(ticked().length);
    look();
    document.addEventListener('change', look);
    return () => document.removeEventListener('change', look);
  }, []);
  return (
    <CallForm call="hand-over" asks={(_fields, id) => ({ id, numbers: ticked() })} done={words.handed}>
      <Submit className={look.primary} data-key="h" disabled={leaving === 0}>
        {words.handOver(count)} <kbd className={look.key}>H</kbd>
      </Submit>
    </CallForm>
  );
}

/**
 * Lists the shipments just handed over. Nothing of them is posted, mailed or booked before their minute is
 * over.
 */
export function HandedOver({
  one: { id, by, numbers, seconds },
}: {
  one: ParcelsView['handedOver'][number];
}) {
  const words = useMessages(HAND_OVER);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const clock = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-10 gap-x-20 mx-margin mt-16 py-10 px-16 [border-left:4px_solid_var(--copper-fill)] on-ink">
      <p>
        <Icon name="check" size={14} /> {words.handedBy(numbers.length, by)}{' '}
        {left > 0 ? words.mailsWait : words.mailsLeave}
      </p>
      {left > 0 ? (
        <CallForm call="undo-hand-over" asks={() => ({ id })} done={words.undone}>
          <Submit>
            {words.undo}, <span className="min-w-[2ch] [font-variant-numeric:tabular-nums]">{left}</span>
            &nbsp;s
          </Submit>
        </CallForm>
      ) : (
        <TextLink to="/workshop/parcels">{words.lookAgain}</TextLink>
      )}
    </div>
  );
}
