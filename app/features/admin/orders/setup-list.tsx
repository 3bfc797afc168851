import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { SKIPPABLE_ITEMS } from '#domain/admin/setup-items.ts';
import { keysOf } from '#domain/records.ts';
import type { Setup } from '#server/admin/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { SETUP_LIST } from './setup-list.messages.ts';

const PAGES: Readonly<Record<keyof Setup, string>> = {
  company: '/workshop/company',
  payment: '/workshop/prices',
  texts: '/workshop/texts',
  stock: '/workshop/stock/counting',
  leads: '/workshop/leads',
  customs: '/workshop/parcels#rules',
  adviser: '/workshop/books/adviser',
};

export function SetupList({ setup, isOpen }: { setup: Setup; isOpen: boolean }) {
  const words = useMessages(SETUP_LIST);
  const steps = keysOf(PAGES);
  const isOpenStep = (step: keyof Setup) => {
    const left = setup[step];
    return left !== 'not needed' && left > 0;
  };
  const next = steps.find(isOpenStep);
  return (
    <details className="mb-24 edge-t edge-b" open={isOpen}>
      <summary className="min-h-44 py-12 cursor-pointer">
        <b>{words.title}</b>{' '}
        <span className="fine text-muted">
          {words.count(steps.filter((step) => !isOpenStep(step)).length, steps.length)}
        </span>
      </summary>
      <ol>
        {steps.map((step) => {
          const left = setup[step];
          const { name, done, open } = words.steps[step];
          const skippable = SKIPPABLE_ITEMS.find((item) => item === step);
          return (
            <li
              key={step}
              className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-12 py-8 line-t"
            >
              {isOpenStep(step) ? <span aria-hidden="true" /> : <Icon name="check" size={14} />}
              <span>
                <b className="block weight-600">{name}</b>
                <span className="fine text-muted">
                  {left === 'not needed' ? words.skipped : left === 0 ? done : open(left)}
                </span>
              </span>
              {left === 0 ? null : (
                <span className="flex flex-wrap justify-end gap-6 small:col-[2/-1] small:justify-start">
                  {skippable ? (
                    <CallForm
                      call="mark-setup"
                      asks={() => ({ item: skippable, needed: left === 'not needed' })}
                    >
                      <Submit>
                        {left === 'not needed' ? words.unskip : words.skip}
                        <span className="visually-hidden">: {name}</span>
                      </Submit>
                    </CallForm>
                  ) : null}
                  {isOpenStep(step) ? (
                    <LinkButton to={PAGES[step]} kind={step === next && 'second'}>
                      {words.go}
                      <span className="visually-hidden">: {name}</span>
                    </LinkButton>
                  ) : null}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
