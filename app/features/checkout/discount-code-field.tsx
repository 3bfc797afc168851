import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { type Cents, exactEuro } from '#domain/money.ts';
import { CHECKOUT } from './checkout.messages.tsx';
import type { UsedCode } from './use-discount-code.ts';

interface CodeFieldProps {
  code: UsedCode;
  discount: Cents;
}

/** Field and code replace each other; keyboard focus moves from one to the other. */
function useFocusKept(status: UsedCode['state']['status']): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const before = useRef(status);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const hasChanged = (status === 'on') !== (before.current === 'on');
    before.current = status;
    if (hasChanged && hadFocus.current) fold.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [status]);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = (target instanceof Node && fold.current?.contains(target)) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return fold;
}

/** A folded line for the few shoppers with a code. Open, it contains the field, and later the code itself. */
export function DiscountCodeField({ code, discount }: CodeFieldProps) {
  const words = useMessages(CHECKOUT).code;
  const { state, typed } = code;
  const [unfolded, setUnfolded] = useState(false);
  const fold = useFocusKept(state.status);
  const isOn = state.status === 'on';
  const busy = state.status === 'busy';

  /** Enter in this field submits the code, not the order. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!busy) void code.use();
  }

  return (
    <details
      ref={fold}
      className="group line-y"
      open={unfolded || state.status !== 'none'}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className="flex flex-wrap gap-y-4 gap-x-12 items-center justify-between min-h-52 py-8 weight-600 cursor-pointer after:content-['+'] group-open:after:content-['−'] after:w-20 after:text-copper after:mono-20/1 after:weight-500 after:text-right">
        {words.fold}
      </summary>
      {isOn ? (
        <div className="flex flex-wrap gap-12 items-center justify-between pt-4">
          <span className="mono inline-flex gap-12 items-center min-h-44 px-16 [border:1px_dashed_var(--forest)] rounded bg-ground-raised text-forest type-16 weight-500">
            <Icon name="check" size={14} />
            {state.code}
          </span>
          <Button kind="quiet" small onClick={() => void code.drop()}>
            {words.remove} <span className="visually-hidden">{words.ofWhat}</span>
          </Button>
        </div>
      ) : (
        <div className="[@media(max-width:479px)]:flex-col [@media(max-width:479px)]:gap-0 flex gap-12 items-start pt-4">
          <Field
            id="discount-code"
            label={words.label}
            className="[&_input]:mono-16/1 [&_input]:uppercase [&_input::placeholder]:text-muted [&_input::placeholder]:opacity-100 [@media(max-width:479px)]:w-full flex-1 min-w-0"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="THX-····-····"
            maxLength={40}
            value={typed}
            error={state.status === 'refused' ? state.words : undefined}
            onChange={(event) => code.type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button
            kind="quiet"
            className="flex-none min-h-52 mt-[calc(1.0625rem_*_1.55_+_8px)] px-22 [@media(max-width:479px)]:w-full [@media(max-width:479px)]:mt-12"
            aria-disabled={busy}
            onClick={() => busy || void code.use()}
          >
            {busy ? words.checking : words.use}
          </Button>
        </div>
      )}
      <p className="mono muted min-h-[1.6em] pt-8 pb-14" role="status">
        {isOn ? words.on(state.percent, exactEuro(discount)) : null}
        {state.status === 'refused' ? <span className="visually-hidden">{state.words}</span> : null}
      </p>
    </details>
  );
}
