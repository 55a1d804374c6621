/** UTC, both sides of the date line, half an hour beside the full one, and where clocks change at midnight. */
export const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata', 'America/Havana'] as const
/** A time zone in which journeys are made. */
export type Zone = (typeof zones)[number]

export const isZone = (text: string): text is Zone => zones.some((zone) => zone === text)

/** Does it in this time zone of the process, and then goes back to the one before. */
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
