/** Counts events of a run, so that an event that never happened does not pass as tested. */
export class Tally {
  private readonly counts = new Map<string, number>()

  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by)
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0
  }

  /** Sorted by name. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  }
}
