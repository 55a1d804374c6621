/** Milliseconds. A host that takes longer does not count as reached. */
const longestAnswer = 5_000
/** Milliseconds between two attempts. */
const pause = 2_000

/** The text that says why: there is no connection, or the host answers with an error of its own. */
type Unreachable = 'offline' | 'unknown'

/** Null if the page's own host answers now. A redirect counts, such as one to a sign-in of the host's. */
const problem = async (): Promise<Unreachable | null> => {
  try {
    const signal = AbortSignal.timeout(longestAnswer)
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal })
    return answer.status < 500 ? null : 'unknown'
  } catch {
    return 'offline'
  }
}

export const isReachable = async (): Promise<boolean> => (await problem()) === null

let tell: (why: Unreachable) => void = () => undefined

/** Sets what tells the customer that there is no connection, or that the host is down. */
export const whenUnreachable = (told: typeof tell): void => {
  tell = told
}

/**
 * Leaves the page if the host answers. Otherwise it stays and tells the customer, since the browser's own error page
 * would replace it. A browser that says that it is offline may be wrong, so the host is asked.
 */
export const ifReachable = (leave: () => void): void => {
  if (navigator.onLine) leave()
  else void problem().then((why) => (why === null ? leave() : tell(why)))
}

/** Resolves once the host answers while the customer is at the present address. Tells the customer if it must wait. */
export const untilReachable = async (): Promise<true> => {
  const { pathname } = location
  const why = await problem()
  if (why === null) return true
  tell(why)
  do {
    await new Promise((resolve) => setTimeout(resolve, pause))
  } while (location.pathname !== pathname || !(await isReachable()))
  return true
}

/** Leaves the page, but waits for a connection if the browser says that there is none. */
export const onceReachable = (leave: () => void): void => {
  if (navigator.onLine) leave()
  else void untilReachable().then(leave)
}
