/** UTC, both sides of the date line, a half-hour offset, and a clock change at midnight. */
export const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata', 'America/Havana'] as const
/** A time zone for journeys. */
export type Zone = (typeof zones)[number]

export const isZone = (text: string): text is Zone => zones.some((zone) => zone === text)

/** Runs `work` in this time zone of the process, then restores the previous one. */
export const inZone = async <A>(zone: string | undefined, work: () => Promise<A>): Promise<A> => {
  if (zone === undefined) return work()
  const before = process.env['TZ']
  process.env['TZ'] = zone
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
}
