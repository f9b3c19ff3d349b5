/** Says that the service refuses the key that is in use, and asks for one that it takes. */
import { Alert, Button } from '@mantine/core';
import { useDevice } from '#features/device/DeviceContext.tsx';

export function RefusedKey() {
  const { addAccount } = useDevice();
  return (
    <Alert color="amber" role="alert" title="The service refuses the API key" mb="md">
      <p>
        It has expired, or was withdrawn at the service. What is on the screen stays, but nothing can be loaded or changed with
        it. The key is kept as it is until you give another one.
      </p>
      <Button size="xs" onClick={addAccount}>
        Give another key
      </Button>
    </Alert>
  );
}
