/** Raw files: a file imported with `?raw` is its text. */
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
