import { Button, ButtonLink } from '#app/ui/button.tsx';

/** The checkout could not begin: why, and the ways on. The cart is as it was. */
export function Failure({ words }: { words: string }) {
  return (
    <div className="grid gap-20 justify-items-start py-32 line-t">
      <h2 className="h3">The checkout could not begin</h2>
      <p>{words} Your cart is kept.</p>
      <div className="flex flex-wrap gap-12">
        <Button onClick={() => location.reload()}>Try again</Button>
        <ButtonLink href="/cart" kind="quiet">
          Back to cart
        </ButtonLink>
      </div>
    </div>
  );
}
