import { useEffect, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { askForPayment, isNews, pauseBefore, returnPath, type Waiting } from './payment-answer.ts';
import { PAYMENT_WATCH } from './payment-watch.messages.ts';

interface PaymentWatchProps {
  reference: string;
  waiting: Waiting;
}

/** Number of requests after which the page says that it takes longer than usual. */
const LONG = 8;

export function PaymentWatch({ reference, waiting }: PaymentWatchProps) {
  const language = useLanguage();
  const words = useMessages(PAYMENT_WATCH);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const timer = setTimeout(async () => {
      const answer = await askForPayment(reference);
      if (left) return;
      if (isNews(answer, waiting, tries)) location.replace(returnPath(reference, language));
      else setTries(tries + 1);
    }, pauseBefore(tries, waiting) * 1000);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [reference, waiting, tries, language]);

  const { first, long } = words.waits[waiting];
  return (
    <div className="grid gap-20 justify-items-start py-24 line-t line-b">
      <p role="status" aria-live="polite" className="min-h-[1.6em]">
        {tries < LONG ? first : long}
      </p>
      <ButtonLink href={returnPath(reference, language)} kind="quiet">
        {words.ask}
      </ButtonLink>
    </div>
  );
}
