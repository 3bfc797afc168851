import { useMessages } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { CART_PAGE } from './cart-page.messages.ts';

export function NextSteps({ delivery }: { delivery?: string | undefined }) {
  const { heading, steps } = useMessages(CART_PAGE).next;
  const [pays, wound, leaves] = steps(COMPANY.city);
  return (
    <ol className="mt-28 phone:col-span-full phone:[order:2]" aria-label={heading}>
      {[pays, wound, delivery ?? leaves].map((step, index) => (
        <li className="grid grid-cols-[28px_minmax(0,1fr)] py-12 line-t type-16 lh-[1.45]" key={step}>
          <span className="mono copper" aria-hidden="true">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
