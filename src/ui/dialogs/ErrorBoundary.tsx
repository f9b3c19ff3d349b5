/** Error boundary: shows a fallback where a part of the page throws, or cannot be loaded after an update of the server. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** @param retry renders the children again */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
