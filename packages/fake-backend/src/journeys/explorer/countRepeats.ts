/** Merges equal consecutive texts and adds their count to the first line. */
export const countRepeats = (lines: readonly string[]): readonly string[] => {
  const runs: { readonly line: string; times: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.times += 1
    else runs.push({ line, times: 1 })
  }
  return runs.map(({ line, times }) => (times === 1 ? line : line.replace(/$/m, ` ×${times}`)))
}
