/** Starting: the page until the app is loaded; index.html has the same, until any script runs. */

export function Starting() {
  return (
    <main className="starting" aria-busy="true">
      <h1>Linkdeck</h1>
    </main>
  );
}
