import { useEffect, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { askForPayment, isNews, pauseBefore, returnPath, type Waiting } from './payment-answer.ts';

interface PaymentWatchProps {
  reference: string;
  waiting: Waiting;
}

/** After this many questions the page says that it takes longer than usual. */
const LONG = 8;

const WORDS = {
  unclear: {
    first: 'We keep asking. This page goes on by itself.',
    long: 'This takes longer than usual. You can close this page; if the payment went through, the confirmation comes by mail.',
  },
  processing: {
    first: 'This page goes on by itself when the payment arrives.',
    long: 'This page goes on by itself when the payment arrives.',
  },
} as const;

/** Keeps asking what a payment has come to, and opens its page anew once there is news. */
export function PaymentWatch({ reference, waiting }: PaymentWatchProps) {
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let left = false;
    const timer = setTimeout(async () => {
      const answer = await askForPayment(reference);
      if (left) return;
      if (isNews(answer, waiting, asked)) location.replace(returnPath(reference));
      else setAsked(asked + 1);
    }, pauseBefore(asked, waiting) * 1000);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [reference, waiting, asked]);

  const { first, long } = WORDS[waiting];
  return (
    <div className="grid gap-20 justify-items-start py-24 line-t line-b">
      <p role="status" aria-live="polite" className="min-h-[1.6em]">
        {asked < LONG ? first : long}
      </p>
      <ButtonLink href={returnPath(reference)} kind="quiet">
        Ask again now
      </ButtonLink>
    </div>
  );
}
