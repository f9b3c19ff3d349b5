/** German texts of API keys on this device: how long one is kept, and what a lock means for it. */
export const device = {
  embedded: 'Die Anmeldung gilt, bis diese Seite geschlossen oder neu geladen wird.',
  device:
    'Der API-Schlüssel bleibt auf diesem Gerät, geschützt durch die Passphrase. Nach einer Sperre ist die Passphrase nötig.',
  session:
    'Der API-Schlüssel bleibt, bis Linkdeck geschlossen wird. Sind alle Tabs geschlossen oder gesperrt, wird er erneut gebraucht.',
  memory:
    'Der API-Schlüssel ist nur im Arbeitsspeicher. Wird der letzte Tab geschlossen oder neu geladen, wird er erneut gebraucht.',
  tab: 'Der API-Schlüssel ist nur im Arbeitsspeicher dieses Tabs. Nach dem Neuladen wird er erneut gebraucht.',
} as const;
