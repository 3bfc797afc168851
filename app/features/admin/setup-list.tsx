import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { keysOf } from '#domain/records.ts';
import type { Setup } from '#server/admin/index.ts';
import look from './look.module.css';
import { SETUP } from './setup-list.messages.ts';

/** Where each step is done, in the order in which makers need it. */
const PAGES: Readonly<Record<keyof Setup, string>> = {
  company: '/workshop/company',
  payment: '/workshop/prices',
  texts: '/workshop/texts',
  stock: '/workshop/stock/counting',
  leads: '/workshop/leads',
  customs: '/workshop/parcels#rules',
  adviser: '/workshop/books/adviser',
};

/** What a new shop still needs, and where it is done. The page leaves it out once nothing is left. */
export function SetupList({ setup, isOpen }: { setup: Setup; isOpen: boolean }) {
  const words = useWords(SETUP);
  const path = usePath();
  const steps = keysOf(PAGES);
  const next = steps.find((step) => setup[step] > 0);
  return (
    <details className="mb-24 edge-t edge-b" open={isOpen}>
      <summary className="min-h-44 py-12 cursor-pointer">
        <b>{words.title}</b>{' '}
        <span className={cx(look.small, look.faint)}>
          {words.count(steps.filter((step) => setup[step] === 0).length, steps.length)}
        </span>
      </summary>
      <ol>
        {steps.map((step) => {
          const left = setup[step];
          const { name, done, open } = words.steps[step];
          return (
            <li
              key={step}
              className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-12 py-8 line-t"
            >
              {left === 0 ? <Icon name="check" size={14} /> : <span aria-hidden="true" />}
              <span>
                <b className="block weight-600">{name}</b>
                <span className={cx(look.small, look.faint)}>{left === 0 ? done : open(left)}</span>
              </span>
              {left === 0 ? null : (
                <a className={cx(look.button, step === next && look.second)} href={path(PAGES[step])}>
                  {words.go}
                  <span className="visually-hidden">: {name}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
