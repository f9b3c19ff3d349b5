/** Error boundary: shows a fallback where its children throw, such as code that no longer loads after an update of the server. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /**
   * @param retry renders the children again
   * @param error what was thrown
   */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** Wrapped, because anything can be thrown, also undefined. */
  failure: { error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return this.props.fallback(() => this.setState({ failure: undefined }), failure.error);
  }
}
