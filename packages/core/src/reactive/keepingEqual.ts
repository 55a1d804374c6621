/**
 * Returns a function that keeps what stays equal: the earlier value of a field, and the earlier object if all its
 * fields stay. So a screen renders again only what changed. Only for plain data, which JSON writes whole, and that has
 * the same fields each time.
 */
export const keepingEqual = <A extends object>(): ((next: A) => A) => {
  let last: Partial<A> = {}
  return (next) => {
    const kept = { ...next }
    let changes = false
    for (const name of Object.keys(next) as (keyof A)[]) {
      const before = last[name]
      if (next[name] === before) continue
      if (before !== undefined && JSON.stringify(next[name]) === JSON.stringify(before)) kept[name] = before
      else changes = true
    }
    if (changes) last = kept
    return last as A
  }
}
