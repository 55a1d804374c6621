/** Milliseconds after the load event in which a page still fetches its data. */
const settling = 3_000

/** Resolves when the page has loaded and nothing else is to be done. */
export const rest = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, settling))
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve))
}

/**
 * What `work` answers, or what `late` answers if it takes longer than `ms` milliseconds. The work itself goes on: no
 * script can stop it.
 */
export const inTime = async <A>(work: Promise<A>, ms: number, late: () => A | Promise<A>): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<A>((resolve, reject) => {
    timer = setTimeout(() => {
      Promise.resolve().then(late).then(resolve, reject)
    }, ms)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}
