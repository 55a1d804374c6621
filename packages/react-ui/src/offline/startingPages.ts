/** The session check has three attempts: GETs are retried twice (behaviour/contract#d1.5). */
const attempts = 3

/**
 * Pages that have just opened, by their client's id, with their failed session checks. A page leaves the list once it
 * has learnt who is signed in: a short outage must not discard text typed there.
 */
export const createStartingPages = () => {
  const failures = new Map<string, number>()
  return {
    opened: (client: string): void => void failures.set(client, 0),
    answered: (client: string): void => void failures.delete(client),
    /** True once every attempt of a newly opened page has failed. */
    failed: (client: string): boolean => {
      const before = failures.get(client)
      if (before === undefined) return false
      if (before + 1 < attempts) {
        failures.set(client, before + 1)
        return false
      }
      failures.delete(client)
      return true
    },
  }
}
