import { Component, type ComponentType, Fragment, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ErrorNotice } from './error-notice.tsx';
import { earlyInput, markHydrated } from './held-input.ts';

interface IslandBoundaryProps {
  children: ReactNode;
  /** Called whenever what is inside has been drawn with what it was given, and answers to the visitor. */
  onHydrated: () => void;
}

/** An island that finds its nodes moved so often is not drawn again. */
const MOST_DRAWINGS = 5;

/**
 * Shows the error page's words in place of an island that failed to render; the rest of the page stays. An island whose nodes
 * somebody else has moved, as extensions do, is drawn again instead. What translations move is kept in place (`keep-texts.ts`).
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean; drawings: number }> {
  override state = { failed: false, drawings: 1 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof DOMException && error.name === 'NotFoundError')
      this.setState(({ drawings }) => ({ failed: drawings >= MOST_DRAWINGS, drawings: drawings + 1 }));
  }

  override render() {
    const { failed, drawings } = this.state;
    return (
      <>
        {failed ? <ErrorNotice /> : <Fragment key={drawings}>{this.props.children}</Fragment>}
        <Last onHydrated={this.props.onHydrated} />
      </>
    );
  }
}

/** Its effects come after those of all that is before it. */
function Last({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated);
  return null;
}

/** Hydrates a part of the page in what the server has drawn there, without what a browser's translation has made of it. */
export function hydratePart(element: HTMLElement, boundary: ReactNode): Root {
  const isDrawn = element.hasChildNodes();
  hearRestored(element);
  globalThis.showOriginals?.(element);
  let root!: Root;
  // A transition renders in slices of 5 ms. As one task it would keep waiting what is pressed meanwhile.
  startTransition(() => {
    root = hydrateRoot(element, boundary, {
      onRecoverableError(error) {
        // What came translated, or empty, has nothing to be hydrated. React draws it, and tells of it as of a fault.
        if (isDrawn && !document.querySelector('font')) reportError(error);
      },
    });
  });
  return root;
}

/** Hydrates an element from the JSON of its props. `data-hydrated` is set once it answers. */
export function hydrateElement(element: HTMLElement, Drawn: ComponentType<object>, props: string): void {
  hydratePart(
    element,
    <IslandBoundary onHydrated={() => markHydrated(element)}>
      <Drawn {...JSON.parse(props)} />
    </IslandBoundary>,
  );
}

/**
 * What nobody did since the page came, and yet is not as the server has drawn it: browsers give fields back what was
 * typed into them before. The part hears of it first of all.
 */
function hearRestored(part: Element): void {
  const { queue } = earlyInput();
  for (const field of part.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select,input')) {
    if (queue.some(({ target }) => target === field) || !isRestored(field)) continue;
    queue.unshift({ part, target: field, kind: 'value', value: field.value });
  }
}

function isRestored(field: HTMLSelectElement | HTMLInputElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, drawn);
  }
  return !/^(radio|checkbox|hidden|button|submit)$/.test(field.type) && field.value !== field.defaultValue;
}
