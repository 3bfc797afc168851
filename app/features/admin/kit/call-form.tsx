import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { handOverToast, type Toast } from '#app/state/toasts.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { figureDoubt, figureFault, readFigure, type TypedFigure } from '#domain/typed-figures.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { MoneyCall, WorkshopAsks, WorkshopCallName } from '#server/api/workshop-calls.ts';
import { Button } from './button.tsx';
import { REFUSAL } from './refusal.messages.ts';
import { type CallFailure, callWorkshop, Doubts, RefusalNotice, type WayWords } from './refusal.tsx';

export type FormReader = ReturnType<typeof fieldsOf>;

export class InvalidField extends Error {
  override readonly name = 'InvalidField';
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export function fieldsOf(data: FormData, language: Language) {
  const texts = (name: string) => data.getAll(name).map((value) => String(value).trim());
  const text = (name: string) => texts(name)[0] ?? '';
  const doubts: string[] = [];
  return {
    text,
    texts,
    typed: (name: string) => String(data.get(name) ?? ''),
    flag: (name: string) => data.has(name),
    /** Value of a hidden field or a select; undefined if empty. */
    number: (name: string) => (text(name) === '' ? undefined : Number(text(name))),
    numbers: (name: string) => texts(name).map(Number),
    /** A figure typed by a maker, or `empty` for an empty field. Throws `InvalidField` for anything else. */
    figure<Empty = never>(
      name: string,
      figure: TypedFigure,
      ...empty: readonly [] | readonly [Empty]
    ): number | Empty {
      if (text(name) === '' && empty.length > 0) return empty[0] as Empty;
      const value = readFigure(text(name), figure);
      if (value === undefined) throw new InvalidField(name, figureFault(figure, language));
      const doubt = figureDoubt(value, figure, language);
      if (doubt) doubts.push(doubt);
      return value;
    },
    doubts: doubts as readonly string[],
    choice<Option extends string>(name: string, of: readonly Option[]): Option {
      const chosen = of.find((option) => option === text(name));
      if (chosen === undefined) throw new Error(`${name} offers no ${text(name)}`);
      return chosen;
    },
  };
}

type Typed = Readonly<Record<string, string>>;

const keptIn = (): Readonly<Record<string, Typed>> => history.state?.kept ?? {};

function keep(name: string, typed: Typed): void {
  try {
    history.replaceState({ ...history.state, kept: { ...keptIn(), [name]: typed } }, '');
  } catch {
    // Safari limits history changes to a hundred in a few seconds; the next input tries again.
  }
}

const typedFields = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input:not([type]), select, textarea') ?? [])].filter(
    ({ id }) => id !== '',
  );

/**
 * Keeps what is typed into a form while another form reloads the page: a tracking number scanned before "Pack" is still
 * there after it. Stored in the page's history entry.
 */
function useKeptFields(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  useEffect(() => {
    const typed = (name && keptIn()[name]) || {};
    for (const field of typedFields(form.current)) field.value = typed[field.id] || field.value;
  }, [form, name]);
  return {
    keep() {
      if (name) keep(name, Object.fromEntries(typedFields(form.current).map(({ id, value }) => [id, value])));
    },
    forget() {
      if (name) keep(name, {});
    },
  };
}

interface AnyCallProps<Name extends WorkshopCallName> {
  call: Name;
  /** The call's body. The id stays the same until the call is answered, so that a repeated call takes effect once. */
  asks: (fields: FormReader, id: string) => WorkshopAsks<Name>;
  /** Page after success, by its English path; by default the page reloads. */
  then?: string | ((answer: WorkshopAnswer<Name>) => string) | undefined;
  /** Message after success. */
  done?: string | ((answer: WorkshopAnswer<Name>) => string | Pick<Toast, 'type' | 'text'>);
  keeps?: string;
  question?: Pick<ComponentProps<typeof Question>, 'id' | 'title' | 'words' | 'yes'>;
  lacks?: (fields: FormReader) => string | undefined;
  conflictWords?: WayWords | undefined;
  children: ReactNode;
}

/** A form for any call. Calls that pay money out must use `MoneyForm`. */
export function AnyCallForm<Name extends WorkshopCallName>({
  call,
  asks,
  then,
  done,
  keeps,
  question,
  lacks,
  conflictWords,
  children,
}: AnyCallProps<Name>) {
  const language = useLanguage();
  const path = usePath();
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useRef<string>(undefined);
  const keptFields = useKeptFields(form, keeps);
  const [isPending, setPending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [doubts, setDoubts] = useState<{ readonly doubts: readonly string[]; yes(): void }>();
  const sure = useRef<readonly string[]>([]);
  // Counted, so that an equal message is announced again.
  const [refused, setRefused] = useState<CallFailure & { readonly time: number }>();
  const refuse = (why: CallFailure) => {
    setDoubts(undefined);
    setRefused((last) => ({ ...why, time: (last?.time ?? 0) + 1 }));
  };

  useEffect(() => {
    if (!refused) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    return markField(form.current, refused.field);
  }, [refused]);

  const renew = () => {
    keptFields.forget();
    location.reload();
  };

  /** Builds the call's body; undefined after reporting an invalid figure. */
  function read(element: HTMLFormElement, fields: FormReader): WorkshopAsks<Name> | undefined {
    id.current ??= crypto.randomUUID();
    try {
      return asks(fields, id.current);
    } catch (error) {
      if (!(error instanceof InvalidField)) throw error;
      refuse({ error: error.message });
      const control = element.elements.namedItem(error.field);
      if (control instanceof HTMLInputElement) {
        control.ariaInvalid = 'true';
        control.focus();
      }
      return undefined;
    }
  }

  /** Reports what is missing, asks about doubts, then sends or asks the form's question. */
  function submit(element: HTMLFormElement): void {
    const fields = fieldsOf(new FormData(element), language);
    if (!read(element, fields)) return;
    const missing = lacks?.(fields);
    if (missing) {
      refuse({ error: missing });
      return;
    }
    const go = () => (question ? setAsked(true) : void send());
    const open = fields.doubts.filter((doubt) => !sure.current.includes(doubt));
    if (open.length > 0)
      ask(open, () => {
        sure.current = [...sure.current, ...open];
        go();
      });
    else go();
  }

  function ask(about: readonly string[], then: () => void): void {
    setRefused(undefined);
    setDoubts({
      doubts: about,
      yes() {
        setDoubts(undefined);
        then();
      },
    });
  }

  async function send(over: { version?: number; sure?: true } = {}): Promise<void> {
    if (!form.current || isPending) return;
    const input = read(form.current, fieldsOf(new FormData(form.current), language));
    if (!input) return;
    setPending(true);
    const answer = await callWorkshop(call, { ...input, ...over });
    // The button stays disabled after success until the page is left; the history may restore this very page.
    if (!answer.ok || then) setPending(false);
    // The id stays if the call may have taken effect.
    if (answer.ok || !answer.isUnknown) id.current = undefined;
    if (!answer.ok && answer.doubts) return ask(answer.doubts, () => void send({ ...over, sure: true }));
    if (!answer.ok) return refuse(answer);
    const message = typeof done === 'function' ? done(answer.data) : done;
    if (typeof message === 'object') handOverToast(message.type, message.text);
    else if (message) handOverToast('success', message);
    if (then) location.assign(path(typeof then === 'string' ? then : then(answer.data)));
    else renew();
  }

  return (
    <>
      <form
        ref={form}
        data-call={call}
        data-asks={question?.id}
        noValidate
        // Without scripts it does nothing.
        method="dialog"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) target.ariaInvalid = null;
          setDoubts(undefined);
          keptFields.keep();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <Pending value={isPending}>
          <fieldset>
            {children}
            <div ref={place} data-answer="" className="[scroll-margin-block:80px]">
              {doubts ? (
                <Doubts doubts={doubts.doubts} onYes={doubts.yes} onLook={() => setDoubts(undefined)} />
              ) : refused ? (
                <RefusalNotice
                  key={refused.time}
                  refused={refused}
                  words={conflictWords}
                  onKeep={renew}
                  onTake={(version) => void send({ version })}
                />
              ) : null}
            </div>
          </fieldset>
        </Pending>
      </form>
      {question ? (
        <Question
          {...question}
          isOpen={isAsked}
          onAnswer={(isYes) => {
            setAsked(false);
            if (isYes) void send();
          }}
        />
      ) : null}
    </>
  );
}

/** A form for a call that pays no money out. */
export const CallForm = <Name extends Exclude<WorkshopCallName, MoneyCall>>(props: AnyCallProps<Name>) => (
  <AnyCallForm<Name> {...props} />
);

/** Marks and focuses the refused field. Returns a function that removes the mark. */
function markField(form: HTMLFormElement | null, path: CallFailure['field'] = []): (() => void) | undefined {
  const [field] = path.flatMap((name) => {
    const found = form?.elements.namedItem(String(name));
    return found instanceof HTMLElement ? found : [];
  });
  field?.setAttribute('aria-invalid', 'true');
  field?.focus();
  return () => field?.removeAttribute('aria-invalid');
}

const Pending = createContext(false);

export function Submit({ disabled, ...button }: ComponentProps<typeof Button>) {
  const isPending = useContext(Pending);
  return <Button type="submit" disabled={isPending || disabled} {...button} />;
}

/**
 * A question before an irreversible action. Its button is ink, because copper marks the next step. The focus starts at
 * "Not yet", so that a repeated key answers nothing.
 */
function Question({
  id,
  title,
  words,
  yes,
  isOpen,
  onAnswer,
}: {
  id: string;
  title: string;
  words: string;
  yes: string;
  isOpen: boolean;
  onAnswer: (isYes: boolean) => void;
}) {
  const { notYet: notYetWords } = useMessages(REFUSAL);
  const dialog = useRef<HTMLDialogElement>(null);
  const notYet = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen || !dialog.current) return;
    // Escape keeps the last return value, so it is reset.
    dialog.current.returnValue = '';
    dialog.current.showModal();
    notYet.current?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className="w-[min(520px,calc(100vw_-_32px))] m-auto p-28 edge bg-ground-raised text-text backdrop:[background:rgb(15_18_17_/_0.5)]"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'yes')}
    >
      <h2 className="mb-16 type-26" id={`${id}-title`}>
        {title}
      </h2>
      <p id={`${id}-words`} className="text-muted">
        {words}
      </p>
      <form method="dialog" className="flex flex-wrap gap-12 mt-20">
        <Button label={yes} type="submit" value="yes" kind="second" />
        <Button label={notYetWords} ref={notYet} type="submit" value="" />
      </form>
    </dialog>
  );
}
