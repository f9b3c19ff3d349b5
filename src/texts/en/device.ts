/** English texts of API keys on this device: how long one is kept, and what a lock means for it. */
export const device = {
  embedded: 'You stay signed in until you close or reload this page.',
  device:
    'Your API key is kept on this device, behind your passphrase. You’ll need the passphrase after locking.',
  session:
    'Your API key is kept until you close Linkdeck. You’ll need it again after closing all tabs or locking.',
  memory:
    'Your API key is in memory only. You’ll need it again after closing or reloading the last tab.',
  tab: 'Your API key is in the memory of this tab only. You’ll need it again after a reload.',
} as const;
