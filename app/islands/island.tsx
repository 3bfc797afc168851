import type { ComponentProps, ComponentType } from 'react';
import type { HydrationTrigger } from './hydration-triggers.ts';

/** Every island by name. Only `app/registry.ts` knows them and fills it in. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by declaration merging
export interface Islands {}

export type IslandProps<Name extends keyof Islands> = ComponentProps<Awaited<ReturnType<Islands[Name]>>>;

/**
 * A part of the page that hydrates in the browser. The server renders it like any component; `entry.client.ts`
 * hydrates it from its name and props, which must be plain JSON. Islands must not call `useId`: in the browser each is
 * a root of its own, so generated ids would differ.
 */
export function Island<Name extends keyof Islands>({
  name,
  component: Component,
  props,
  until,
  stored,
}: {
  name: Name;
  component: ComponentType<IslandProps<Name>>;
  props: IslandProps<Name>;
  /** By default it hydrates near the window; `input` and `touch` are for islands that are complete without a script. */
  until?: Exclude<HydrationTrigger, 'near'> | undefined;
  /** Storage key of what it shows; if there is something, it does not wait. By default guitar, pickup and country. */
  stored?: string;
}) {
  // The signature makes each name fit its props. TypeScript cannot infer that for all names at once.
  const Part = Component as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-until={until} data-stored={stored}>
      <Part {...(props as object)} />
    </div>
  );
}
