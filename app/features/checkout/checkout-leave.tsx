import { useEffect } from 'react';
import { leaveWithMessage } from '#app/state/messages.ts';
import { ButtonLink } from '#app/ui/button.tsx';

interface CheckoutLeaveProps {
  href: '/cart' | '/shop';
  words: string;
}

/** Leads a shopper whose session did not end in an order to where they can go on, and says so there. */
export function CheckoutLeave({ href, words }: CheckoutLeaveProps) {
  useEffect(() => leaveWithMessage(href, 'error', words), [href, words]);
  return (
    <div className="min-h-480 px-margin pb-72 phone:pb-36">
      <div className="grid gap-20 justify-items-start py-32 line-t">
        <p>{words}</p>
        <ButtonLink href={href} kind="quiet">
          {href === '/cart' ? 'Back to cart' : 'Go to Shop'}
        </ButtonLink>
      </div>
    </div>
  );
}
