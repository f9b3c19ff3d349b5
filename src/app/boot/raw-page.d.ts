/** Raw page: `index.html` imported as the text that it is, by its test. */
declare module '*.html?raw' {
  const text: string;
  export default text;
}
