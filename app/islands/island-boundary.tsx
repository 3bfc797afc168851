import { Component, type ReactNode, useEffect } from 'react';
import { ErrorNotice } from './error-notice.tsx';

interface IslandBoundaryProps {
  children: ReactNode;
  /** Called whenever what is inside has been drawn with what it was given, and answers to the visitor. */
  onHydrated: () => void;
}

/** Shows the error page's words in place of an island that failed to render; the rest of the page stays. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return (
      <>
        {this.state.failed ? <ErrorNotice /> : this.props.children}
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
