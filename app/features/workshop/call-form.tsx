import type { ComponentProps, ReactNode } from 'react';
import type { WorkshopCallName } from '#server/api/workshop-calls.ts';

/**
 * A form whose fields go to one of the workshop's calls, as `wake-calls.ts` sends them: a name is a path in what is sent
 * (`parcels[0].box`), `data-as` says what its text stands for.
 */
export function CallForm({
  call,
  of,
  ids,
  then,
  done,
  children,
  ...rest
}: {
  call: WorkshopCallName;
  /** What is sent besides the fields. */
  of: object;
  /** Fields that get an id of their own, so that what is pressed twice is done once. */
  ids?: readonly string[];
  /** Where to go when it is done; the page itself, made anew, where left out. */
  then?: string;
  /** What is said then. */
  done?: string;
  children: ReactNode;
} & Omit<ComponentProps<'form'>, 'children'>) {
  return (
    <form
      {...rest}
      data-call={call}
      data-of={JSON.stringify(of)}
      data-ids={ids?.join(' ')}
      data-then={then}
      data-done={done}
      noValidate
      // Without scripts it does nothing.
      method="dialog"
    >
      <fieldset>
        {children}
        <div data-answer="" />
      </fieldset>
    </form>
  );
}
