import { useEffect } from 'react';
import { leaveWithToast } from '#app/state/toasts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { CHECKOUT_LEAVE } from './checkout-leave.messages.ts';

interface CheckoutLeaveProps {
  href: '/cart' | '/shop';
  again: boolean;
}

/** Redirects a shopper whose session did not become an order, and shows a message there. */
export function CheckoutLeave({ href, again }: CheckoutLeaveProps) {
  const { wrong, wrongAgain, toCart, toShop } = useMessages(CHECKOUT_LEAVE);
  const words = again ? wrongAgain : wrong;
  const to = usePath()(href);
  useEffect(() => leaveWithToast(to, 'error', words), [to, words]);
  return (
    <div className="min-h-480 px-margin pb-72 phone:pb-36">
      <div className="grid gap-20 justify-items-start py-32 line-t">
        <p>{words}</p>
        <ButtonLink href={to} kind="quiet">
          {href === '/cart' ? toCart : toShop}
        </ButtonLink>
      </div>
    </div>
  );
}
