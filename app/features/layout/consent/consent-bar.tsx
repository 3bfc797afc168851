import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { CONSENT_MESSAGES } from './consent.messages.ts';

/** Raised ink with a hairline, distinct on both ink and paper. */
const BAR = cx(
  'on-ink fixed z-30 right-0 bottom-0 left-0 grid grid-cols-12 gap-x-gutter items-center min-h-(--ckb) pt-8 px-margin pb-[calc(8px_+_env(safe-area-inset-bottom))] line-t bg-ground-raised',
  // Reopened, the bar itself has the focus, so no answer is suggested.
  'focus-visible:[outline-offset:-6px]',
  // Shown only after the page's head has found no answer.
  'phone:block phone:pt-7 [:root:not([data-consent=asked])_&]:hidden paper:hidden',
  'beside-panel:right-[max(440px,100%/3)] beside-panel:grid-cols-[1fr_1.2fr] beside-panel:min-h-(--ckb-stage) beside-panel:pr-32',
  '[@media(max-height:480px)]:relative [@media(max-height:480px)]:-order-1 [@media(max-height:480px)]:py-14 [@media(max-height:480px)]:[border-top:0] [@media(max-height:480px)]:line-b',
);
const ANSWER = 'py-6 px-4 phone:text-[min(0.9375rem,3.9vw)]';

/**
 * Asks for consent to counting visits. Every page contains it and shows it until there is an answer
 * (`early-consent.ts`). It comes early in the document for keyboards and screen readers, and is at the window's lower
 * edge. The page reserves room below its end.
 */
export function ConsentBar({ language, besidePanel }: { language: Language; besidePanel?: boolean }) {
  const words = CONSENT_MESSAGES[language];
  return (
    <section
      id="consent"
      className={BAR}
      data-beside-panel={besidePanel || undefined}
      aria-label={words.name}
      tabIndex={-1}
      data-nosnippet
    >
      <p className="mono col-[1/4] desk:max-[1280px]:col-[1/3] phone:hidden beside-panel:hidden">
        <b className="uppercase">{words.name}</b>
        <br />
        <span className="muted">{words.kept}</span>
      </p>
      <p className="col-[4/8] type-16 lh-[1.4] text-balance desk:max-[1280px]:col-[3/8] desk:max-[1280px]:type-15 beside-panel:col-auto phone:grid phone:content-center phone:min-h-[2.25rem] phone:mb-8 phone:type-14 phone:[line-height:1.125rem]">
        {words.asks}
      </p>
      <div className="grid grid-cols-3 col-[8/13] gap-8 beside-panel:col-auto">
        <ButtonLink kind="quiet" small className={ANSWER} href={inLanguage('/privacy', language)}>
          {words.more}
          <span className="visually-hidden"> {words.moreOf}</span>
        </ButtonLink>
        <Button kind="quiet" small className={ANSWER} data-strip="consent-false">
          {words.decline}
        </Button>
        <Button kind="quiet" small className={ANSWER} data-strip="consent-true">
          {words.agree}
        </Button>
      </div>
    </section>
  );
}
