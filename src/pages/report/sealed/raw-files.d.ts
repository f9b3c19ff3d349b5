/** Raw files: a script imported as the text that it is. */
declare module '*.ts?raw' {
  const text: string;
  export default text;
}
