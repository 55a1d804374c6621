/** How many groups are open by themselves: the first, and those after it while no more than `most` tickets are shown. */
export const groupsThatOpen = (sizes: readonly number[], most: number): number => {
  let shown = 0
  const full = sizes.findIndex((size) => {
    shown += size
    return shown > most
  })
  return full === -1 ? sizes.length : Math.max(1, full)
}
