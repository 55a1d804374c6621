/** A session check is asked three times: GETs are retried twice (behaviour/contract#d1.5). */
const attempts = 3

/**
 * Pages that have only just been opened, by the id of their client, with the session checks that did not reach the back end. A page
 * that once learnt who is signed in is none: what was typed there is not thrown away for a connection that is gone for a while.
 */
export const createStartingPages = () => {
  const failures = new Map<string, number>()
  return {
    opened: (client: string): void => void failures.set(client, 0),
    answered: (client: string): void => void failures.delete(client),
    /** True once every attempt of a page that has just been opened has failed. */
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
