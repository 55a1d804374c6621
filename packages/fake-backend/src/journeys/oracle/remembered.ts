const mostRemembered = 1000

/** Computes each text once: the pages of a journey send the same few calls again and again. */
export const remembered = <A>(compute: (text: string) => A): ((text: string) => A) => {
  const known = new Map<string, A>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size === mostRemembered) known.clear()
    const value = compute(text)
    known.set(text, value)
    return value
  }
}
