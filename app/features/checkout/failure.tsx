import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { CHECKOUT } from './checkout.messages.tsx';

/** The checkout could not start: the reason, and links. The cart is unchanged. */
export function Failure({ words: why }: { words: string }) {
  const words = useMessages(CHECKOUT);
  const to = usePath();
  return (
    <div className="grid gap-20 justify-items-start py-32 line-t">
      <h2 className="h3">{words.failed.heading}</h2>
      <p>
        {why} {words.failed.kept}
      </p>
      <div className="flex flex-wrap gap-12">
        <Button onClick={() => location.reload()}>{words.again}</Button>
        <ButtonLink href={to('/cart')} kind="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}
