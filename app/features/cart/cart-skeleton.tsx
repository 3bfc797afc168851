import { useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { CART_PAGE } from './cart-page.messages.ts';

/**
 * Markup until the browser has read its cart: placeholder lines or the empty cart. The header's script knows which one
 * long before this island hydrates.
 */
export function CartSkeleton() {
  return (
    <>
      <div className="in-data-[cart=empty]:hidden [@media(scripting:none)]:hidden">
        <Lines />
      </div>
      <div className="hidden in-data-[cart=empty]:block [@media(scripting:none)]:block">
        <CartEmpty early />
      </div>
    </>
  );
}

function Lines() {
  const words = useMessages(CART_PAGE);
  return (
    <>
      <PageTitle figure={words.figure} lines={['\u00a0']} title={words.title} />
      <div className="wrap pb-128 phone:pb-80">
        <div className="page-grid" aria-hidden="true" data-skeleton>
          <div className="flex col-[1/9] gap-24 items-start pt-24 line-t phone:col-span-full">
            <span className="[background:color-mix(in_srgb,var(--text)_6%,var(--ground))] flex-none w-236 h-172 phone:w-112 phone:h-96" />
            <span className="[&_span]:[background:color-mix(in_srgb,var(--text)_6%,var(--ground))] [&_span]:h-13 [&_:first-child]:w-[70%] [&_:first-child]:h-27 [&_:last-child]:w-[55%] grid flex-1 gap-12 max-w-280">
              <span />
              <span />
              <span />
              <span />
            </span>
          </div>
          <div className="col-[9/13] h-480 ml-16 line bg-ground-raised phone:col-span-full phone:mt-36 phone:mx-0 phone:mb-0" />
        </div>
      </div>
    </>
  );
}
