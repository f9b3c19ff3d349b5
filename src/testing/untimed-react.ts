/** Takes React's time marks out of page tests: each component would be written to the browser's performance panel. */

// React asks for these when it is loaded, so this comes before it. Nobody looks at them in a test, and they take a twentieth
// of its time.
Object.assign(console, { timeStamp: undefined, createTask: undefined });
