/** Keeps a page alive when a part of it that loads later cannot be loaded, as after an update of the server. */
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
