/** Milliseconds. A host that takes longer does not count as reached. */
const longestAnswer = 5_000
/** Milliseconds between two attempts. */
const pause = 2_000

/** Whether the page's own host answers now. A redirect counts, such as one to a sign-in of the host's. */
export const isReachable = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(longestAnswer)
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal })
    return answer.status < 500
  } catch {
    return false
  }
}

let tell = (): void => undefined

/** Sets what tells the customer that there is no connection. */
export const whenUnreachable = (told: () => void): void => {
  tell = told
}

/**
 * Leaves the page if the host answers. Otherwise it stays and tells the customer, since the browser's own error page
 * would replace it. A browser that says that it is offline may be wrong, so the host is asked.
 */
export const ifReachable = (leave: () => void): void => {
  if (navigator.onLine) leave()
  else void isReachable().then((answers) => (answers ? leave : tell)())
}

/** Resolves once the host answers while the customer is at the present address. Tells the customer if it must wait. */
export const untilReachable = async (): Promise<true> => {
  const { pathname } = location
  let isTold = false
  while (location.pathname !== pathname || !(await isReachable())) {
    if (!isTold) tell()
    isTold = true
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return true
}

/** Leaves the page, but waits for a connection if the browser says that there is none. */
export const onceReachable = (leave: () => void): void => {
  if (navigator.onLine) leave()
  else void untilReachable().then(leave)
}
