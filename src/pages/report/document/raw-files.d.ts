/** Raw files: a style sheet imported as the text that it is. */
declare module '*.css?raw' {
  const text: string;
  export default text;
}
