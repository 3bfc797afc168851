import { Component, type ComponentType, Fragment, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ErrorNotice } from './error-notice.tsx';
import { earlyInput, markHydrated } from './held-input.ts';

interface IslandBoundaryProps {
  children: ReactNode;
  /** Called after every render of the children, once they respond to input. */
  onHydrated: () => void;
}

/** Limit of renders; an island with moved nodes is not rendered again after it. */
const MOST_DRAWINGS = 5;

/**
 * Shows the error page's text in place of an island that failed to render; the rest of the page stays. An island whose
 * nodes an extension has moved is rendered again instead. `keep-texts.ts` keeps nodes in place that a translation
 * moves.
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

/** Rendered last: its effects run after those of all earlier siblings. */
function Last({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated);
  return null;
}

/** Hydrates a part of the page from the server's markup, after removing a browser's translation. */
export function hydratePart(element: HTMLElement, boundary: ReactNode): Root {
  const isDrawn = element.hasChildNodes();
  hearRestored(element);
  globalThis.showOriginals?.(element);
  let root!: Root;
  // A transition renders in slices of 5 ms. A single task would block presses meanwhile.
  startTransition(() => {
    root = hydrateRoot(element, boundary, {
      onRecoverableError(error) {
        // A translated or empty part cannot be hydrated. React renders it anew and reports that as an error, which it
        // is not.
        if (isDrawn && !document.querySelector('font')) reportError(error);
      },
    });
  });
  return root;
}

/** Hydrates an element from its props as JSON. Sets `data-hydrated` once it responds. */
export function hydrateElement(element: HTMLElement, Drawn: ComponentType<object>, props: string): void {
  hydratePart(
    element,
    <IslandBoundary onHydrated={() => markHydrated(element)}>
      <Drawn {...JSON.parse(props)} />
    </IslandBoundary>,
  );
}

/**
 * Reports fields that differ from the server's markup without input on this page: browsers restore what was typed
 * before. The part receives these values first.
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
