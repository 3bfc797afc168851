import type { ComponentProps, ComponentType } from 'react';
import type { HydrationTrigger } from './hydration-triggers.ts';

/** Every island by name. `app/registry.ts`, which alone knows them, fills it in. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in elsewhere
export interface Islands {}

export type IslandProps<Name extends keyof Islands> = ComponentProps<Awaited<ReturnType<Islands[Name]>>>;

/**
 * A part of the page that hydrates in the browser. Rendered here like any component; `entry.client.tsx` then
 * hydrates it from its name and its props, which must be plain JSON. Islands must not call `useId`: their
 * tree is a root of its own in the browser, so generated ids would differ.
 */
export function Island<Name extends keyof Islands>({
  name,
  component: Component,
  props,
  until,
}: {
  name: Name;
  component: ComponentType<IslandProps<Name>>;
  props: IslandProps<Name>;
  /** What it waits for: to come near the window, or to be touched where it is whole without a script. */
  until?: Extract<HydrationTrigger, 'touch'> | undefined;
}) {
  // Name by name the two fit (see the signature); for all names at once TypeScript cannot see it.
  const Part = Component as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-until={until}>
      <Part {...(props as object)} />
    </div>
  );
}
