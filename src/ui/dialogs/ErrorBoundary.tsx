/** Error boundary: shows a fallback where a part of the page throws, or cannot be loaded after an update of the server. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /**
   * @param retry renders the children again
   * @param error what was thrown
   */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failure: { error: unknown } | undefined }
> {
  override state: { failure: { error: unknown } | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return this.props.fallback(() => this.setState({ failure: undefined }), failure.error);
  }
}
