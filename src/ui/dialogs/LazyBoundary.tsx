/** Error boundary for lazy parts: shows a fallback where a part fails, as when its file is gone after an update. */
import { Component, type ReactNode } from 'react';

interface LazyBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
