import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../features/layout/error-notice.tsx';

interface IslandBoundaryProps {
  children: ReactNode;
  /** Called whenever what is inside has been drawn with what it was given, and answers to the visitor. */
  onAwake?: () => void;
}

/** Shows the error page's words in place of an island that failed to render; the rest of the page stays. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onAwake?.();
  }

  override componentDidUpdate() {
    this.props.onAwake?.();
  }

  override render() {
    return this.state.failed ? <ErrorNotice /> : this.props.children;
  }
}
