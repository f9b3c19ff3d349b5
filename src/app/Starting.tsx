/** What stands on the page until the app is there; index.html has the same, for the time before any script runs. */
export function Starting() {
  return (
    <main className="starting" aria-busy="true">
      <h1>Linkdeck</h1>
    </main>
  );
}
