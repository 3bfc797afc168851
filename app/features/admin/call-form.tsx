import type { ComponentProps, ReactNode } from 'react';
import type { MoneyCall, WorkshopCallName } from '#server/api/workshop-calls.ts';

type Sent<Call extends WorkshopCallName> = {
  call: Call;
  /** What is sent besides the fields. */
  of: object;
  /** Fields that get an id of their own, so that what is pressed twice is done once. */
  ids?: readonly string[];
  /** Where to go when it is done; the page itself, made anew, where left out. */
  then?: string;
  /** What is said then. */
  done?: string;
  children: ReactNode;
} & Omit<ComponentProps<'form'>, 'children'>;

/**
 * A form whose fields go to one of the workshop's calls, as `wake-calls.ts` sends them: a name is a path in what is sent
 * (`parcels[0].box`), `data-as` says what its text stands for. What is pressed before they are there waits (`data-wakes`).
 */
export const CallForm = (props: Sent<Exclude<WorkshopCallName, MoneyCall>>) => <SleepingForm {...props} />;

/** Any call's form. Those after which money leaves are made by `MoneyForm` alone. */
export function SleepingForm({ call, of, ids, then, done, children, ...rest }: Sent<WorkshopCallName>) {
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
