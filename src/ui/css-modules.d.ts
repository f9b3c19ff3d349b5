/** What a style sheet is to the compiler: class names by their name in a module, nothing otherwise. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
