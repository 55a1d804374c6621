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
