/** Whether the dock is pinned, as this browser remembers it; where storage is blocked, until the page is left. */

const name = 'linkdeck.dock';
let forNow = false;

export function isDockPinned(): boolean {
  try {
    return localStorage.getItem(name) === 'pinned';
  } catch {
    return forNow;
  }
}

export function rememberDock(pinned: boolean): void {
  forNow = pinned;
  try {
    if (pinned) localStorage.setItem(name, 'pinned');
    else localStorage.removeItem(name);
  } catch {
    // forNow has it
  }
}
