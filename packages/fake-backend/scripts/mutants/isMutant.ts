declare global {
  /** Whether the change of this number is made. */
  var isMutant: (number: number) => boolean
  /** Set-up files of tests run again for each file, and share it. */
  var reachedPlaces: Set<number> | undefined
}

const active = Number(process.env['MUTANT'] ?? -1)
const reached = (globalThis.reachedPlaces ??= new Set())

globalThis.isMutant = (number) => {
  if (active >= 0) return number === active
  reached.add(number)
  return false
}

/** The changes whose place was reached since the last call, if none is made. */
export const reachedSince = (): readonly number[] => {
  const all = [...reached]
  reached.clear()
  return all
}
