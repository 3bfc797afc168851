import { useEffect, useRef } from 'react';
import { languageHere, wordsHere } from '#app/state/words-here.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { WorkshopAsks, WorkshopCallName } from '#server/api/workshop-calls.ts';
import type { ToldRefusal } from '#server/orders/index.ts';
import { Button, Key } from './button.tsx';
import look from './look.module.css';
import { CALL_FAULTS, REFUSAL } from './refusal.messages.ts';
import { TableHead, WARNING } from './section.tsx';
import { clockOf } from './words.ts';

/**
 * A refused or failed call. `isOffline`: no answer came; `isUnknown`: it may have taken effect all the same; `field`:
 * path of the invalid value in the body.
 */
export type CallFailure = ToldRefusal & {
  readonly isOffline?: boolean;
  readonly isUnknown?: boolean;
  readonly field?: readonly (string | number)[];
};

type Answered<Name extends WorkshopCallName> =
  | { readonly ok: true; readonly data: WorkshopAnswer<Name> }
  | ({ readonly ok: false } & CallFailure);

/** Calls one of the workshop's endpoints. Unlike `callShop` it returns a refusal instead of throwing. */
export async function callWorkshop<Name extends WorkshopCallName>(
  name: Name,
  asked: WorkshopAsks<Name>,
): Promise<Answered<Name>> {
  try {
    const response = await fetch(`/api/workshop/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': languageHere() },
      body: JSON.stringify(asked),
    });
    const words = wordsHere(CALL_FAULTS);
    if (response.status === 401) return { ok: false, error: words.loggedOut };
    const body: { data?: WorkshopAnswer<Name> } & Partial<CallFailure> = await response.json();
    if (body.data !== undefined) return { ok: true, data: body.data };
    const unknown = response.status >= 500 && { isUnknown: true };
    return { ...body, ok: false, error: body.error ?? words.failed, ...unknown };
  } catch {
    return { ok: false, isOffline: true, isUnknown: true, error: wordsHere(CALL_FAULTS).offline };
  }
}

/** Encodes a file as base64 for a call. */
export async function encodeFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Labels of the two ways out, if "Keep Bea’s" and "Take mine" are not clear enough. */
export interface WayWords {
  readonly keep: string;
  readonly take: string;
}

interface Ways {
  words?: WayWords | undefined;
  /** Keeps the other maker's version. */
  onKeep: () => void;
  onTake: (version: number) => void;
}

export const RefusalNotice = ({ refused: { error, conflict }, ...ways }: { refused: CallFailure } & Ways) =>
  conflict ? (
    <ConflictPanel conflict={conflict} error={error} {...ways} />
  ) : (
    <p className={WARNING} role="alert">
      {error}
    </p>
  );

/** A conflict of two makers: who was faster, the earlier value, both new ones, and both ways out. */
function ConflictPanel({
  conflict: { by, at, fields, version },
  error,
  words,
  onKeep,
  onTake,
}: { conflict: NonNullable<ToldRefusal['conflict']>; error: string } & Ways) {
  const [own, language] = useTranslation(REFUSAL);
  const clock = clockOf(at, language);
  return (
    <div
      className="mt-14 px-20 pt-18 pb-20 [border:2px_solid_var(--wine)] bg-ground-raised [&_p]:mx-0 [&_p]:mt-6 [&_p]:mb-12"
      role="alert"
    >
      <h3 className={look.title}>{words ? error.split('. ')[0] : own.faster(by)}</h3>
      <p>
        {words ? own.at(clock) : own.changed(by, clock)} {own.notSaved}
      </p>
      <table className="cells:pt-9 cells:pr-12 cells:pb-9 cells:mono-12/1.5 cells:text-left cells:align-top [&_th]:text-muted [&_td]:line-t [&_td:nth-child(n+3)]:weight-500">
        <TableHead names={[own.field, own.before, by, own.you]} />
        <tbody>
          {fields.map(({ field, before, theirs, yours }) => (
            <tr key={field}>
              <td>{field}</td>
              <td>{before ?? own.none}</td>
              <td>{theirs ?? own.none}</td>
              <td>{yours ?? own.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-12 mt-14">
        <Button label={words?.keep ?? own.keep(by)} kind="second" onClick={onKeep} />
        <Button label={words?.take ?? own.take} onClick={() => onTake(version)} />
      </div>
    </div>
  );
}

/** Asks for confirmation of unusual figures, probably typing errors. A second Enter confirms them. */
export function Doubts({
  doubts,
  onYes,
  onLook,
}: {
  doubts: readonly string[];
  onYes: () => void;
  onLook: () => void;
}) {
  const words = useMessages(REFUSAL).doubts;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    box.current?.focus();
  }, []);
  const lookAgain = () => {
    onLook();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <div
      ref={box}
      className="[scroll-margin-block:80px] my-14 py-14 px-16 [border:2px_solid_var(--wine)] bg-ground-raised [&_svg]:flex-none [&_svg]:mt-3 [&_svg]:text-wine"
      role="alertdialog"
      aria-label={words.isThatSo}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Key repeat does not answer.
        if (event.target !== box.current || event.repeat || (event.key !== 'Enter' && event.key !== 'Escape'))
          return;
        event.preventDefault();
        if (event.key === 'Enter') onYes();
        else lookAgain();
      }}
    >
      <p className="flex gap-12 mb-12 type-17">
        <Icon name="warning" size={18} />
        <span>
          {doubts.join(' ')} <b>{words.isThatSo}</b>
        </span>
      </p>
      <div className="flex flex-wrap gap-12">
        <Button label={words.look} kind="second" onClick={lookAgain} />
        <Button onClick={onYes}>
          {words.yes}
          <Key>Enter</Key>
        </Button>
      </div>
    </div>
  );
}
