import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { ERROR_MESSAGES } from './error-notice.messages.ts';

/** The error page's text (specification, error catalogue) in the place of a part that failed. */
export function ErrorNotice() {
  return (
    <section className="my-24 mx-margin p-24 line bg-ground-raised">
      <h2 className="h3">{useMessages(ERROR_MESSAGES).heading}</h2>
      <Remedy />
    </section>
  );
}

export function ErrorPage() {
  const words = useMessages(ERROR_MESSAGES);
  return (
    <div className="wrap pt-20 pb-96">
      <title>{`${words.title} · Gewitter`}</title>
      <div className="page-grid">
        <h1 className="col-[4/13] row-1 max-w-[9.5em] ml-[-0.045em] phone:col-span-full phone:row-auto phone:mt-24">
          {words.heading}
        </h1>
        <p className="phone:col-span-full phone:row-auto phone:-order-1 mono muted col-[1/4] row-1">
          <b className="text-text">{words.fault}</b>
          <br />
          {words.circuit}
        </p>
        <OpenCircuit />
        <div className="col-[4/10] phone:col-span-full">
          <Remedy large />
          <p className="mt-24">
            <ButtonLink href={usePath()('/')} kind="quiet" small>
              {words.start}
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  );
}

function Remedy({ large }: { large?: boolean }) {
  return (
    <>
      <p className={cx('max-w-[34em] mt-10 mb-12', large ? 'type-20 lh-1.5' : 'text-muted')}>
        {useMessages(ERROR_MESSAGES).remedy}
      </p>
      <a className="link inline-flex items-center min-h-44" href={`mailto:${COMPANY.bugReportEmail}`}>
        {COMPANY.bugReportEmail}
      </a>
    </>
  );
}

/** A coil between two terminals with a broken lead. */
function OpenCircuit() {
  return (
    <svg
      className="col-[4/13] w-full max-w-720 [margin-block:56px_40px] overflow-visible phone:col-span-full phone:row-auto phone:[margin-block:32px_20px]"
      viewBox="0 0 720 120"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="currentColor" strokeWidth="1.2">
        <circle cx="6" cy="60" r="4.5" />
        <path d="M10.5 60H150" />
        <path d="M150 60c0-34 40-34 40 0 0-34 40-34 40 0 0-34 40-34 40 0 0-34 40-34 40 0 0-34 40-34 40 0 0-34 40-34 40 0" />
        <path d="M390 60h92M554 60h155.5" />
        <circle cx="714" cy="60" r="4.5" />
      </g>
      <g className="stroke-copper" strokeWidth="1.4">
        <path d="m482 60 10-7 4 12 8-8" />
        <path d="m554 60-10 7-4-12-8 8" />
        <path d="M518 18v22M518 80v22" strokeDasharray="7 4.5" />
      </g>
    </svg>
  );
}
