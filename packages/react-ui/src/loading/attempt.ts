/** Returns null if the browser refuses storage. */
export const attempt = <A>(work: () => A): A | null => {
  try {
    return work()
  } catch {
    return null
  }
}
