import { ButtonLink } from '#app/ui/button.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { MailLink } from '#app/ui/text-link.tsx';
import { COMPANY } from '#domain/company.ts';
import { PAYMENT_RETURN } from './payment-return.messages.tsx';

export function PaymentReturned({ orderNumber }: { orderNumber: string | null }) {
  const { returned, figure, toShop } = useMessages(PAYMENT_RETURN);
  const to = usePath();
  return (
    <>
      <PageTitle
        figure={figure}
        lines={orderNumber ? [orderNumber] : []}
        title={returned.title}
        size="small"
      />
      <div className="wrap pb-128 phone:pb-80">
        <div className="page-grid">
          <div className="grid col-[1/8] gap-24 content-start phone:col-span-full">
            <p className="lead">{returned.lead(orderNumber)}</p>
            <p>{returned.days}</p>
            <p>
              {returned.questions} <MailLink address={COMPANY.supportEmail} />
              {orderNumber ? returned.nameNumber : '.'}
            </p>
            <p>
              <ButtonLink href={to('/shop')} kind="quiet">
                {toShop}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
