/** Opened file: hands the import a file that the system has opened the installed app with. */
import { useEffect } from 'react';

/** What browsers with file handlers give an app; not in the types of the DOM yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileHandle[] }) => void): void;
}

interface FileHandle {
  getFile(): Promise<File>;
}

/** The browser holds the file until it is asked for here, so that a user can sign in first. */
export function useOpenedFile(read: (file: File) => Promise<void>): void {
  useEffect(() => {
    const { launchQueue } = window as Window & { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files = [] }) => {
      const [handle] = files;
      // A file that is gone meanwhile is no loss: the screen asks for one.
      handle?.getFile().then(read, () => undefined);
    });
  }, [read]);
}
