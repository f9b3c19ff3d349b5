/** What stands in place of a screen that failed in a way nobody foresaw, with a way to try again. */
import { Alert, Button, Group } from '@mantine/core';
import { Component, type ReactNode } from 'react';

interface CrashPageState {
  failed: boolean;
}

export class CrashPage extends Component<{ children: ReactNode }, CrashPageState> {
  override state: CrashPageState = { failed: false };

  static getDerivedStateFromError(): CrashPageState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert color="red" role="alert" title="This screen has failed" m="md" maw={560}>
        <p>
          It is a fault of Linkdeck, or a part of it could not be loaded, as after an update of the server. Nothing at the service
          was changed by it. Try again; if that does not help, load the page anew.
        </p>
        <Group gap="xs">
          <Button size="xs" onClick={() => this.setState({ failed: false })}>
            Try again
          </Button>
          <Button size="xs" variant="default" onClick={() => location.reload()}>
            Load the page anew
          </Button>
        </Group>
      </Alert>
    );
  }
}
