/** The text of a file, as Vite and the build of this package import it. */
declare module '*?raw' {
  const text: string
  export default text
}
