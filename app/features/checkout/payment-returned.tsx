import { ButtonLink } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { COMPANY } from '#domain/company.ts';

export const RETURNED_TITLE = 'Your payment goes back';

/** The return page of a payment that was made and is not kept. */
export function PaymentReturned({ orderNumber }: { orderNumber: string }) {
  return (
    <>
      <PageTitle figure="ORDER" lines={[orderNumber]} title={RETURNED_TITLE} size="small" />
      <div className="wrap pb-128 phone:pb-80">
        <div className="page-grid">
          <div className="grid col-[1/8] gap-24 content-start phone:col-span-full">
            <p className="lead">
              What was paid here for order {orderNumber} goes back the way it came, or has done so already.
            </p>
            <p>Banks take 5 to 10 days, and it may stand on your next statement only.</p>
            <p>
              Not what you expected? Write to{' '}
              <a className="link" href={`mailto:${COMPANY.supportEmail}`}>
                {COMPANY.supportEmail}
              </a>{' '}
              and name the order number.
            </p>
            <p>
              <ButtonLink href="/shop" kind="quiet">
                Back to the shop
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
