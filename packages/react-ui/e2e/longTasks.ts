import type { Page } from '@playwright/test'

/** The sum of the long tasks (ms) that an action makes, until the page has come to rest. */
const longTasksOf = async (page: Page, action: () => Promise<void>): Promise<number> => {
  const tasks = await page.evaluateHandle(() => {
    const seen: number[] = []
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.push(duration)))
    observer.observe({ type: 'longtask' })
    return { seen, observer }
  })
  await action()
  return tasks.evaluate(
    ({ seen, observer }) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestIdleCallback(() => {
            observer.takeRecords().forEach(({ duration }) => seen.push(duration))
            observer.disconnect()
            resolve(seen.reduce((sum, duration) => sum + duration, 0))
          }),
        )
      }),
  )
}

/** Other work on the machine can make any task long once; what is too slow by itself is so every time. */
export const leastOf = async (page: Page, action: () => Promise<void>, undo: () => Promise<void>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 12 && least > 0; run += 1) {
    least = Math.min(least, await longTasksOf(page, action))
    await undo()
  }
  return least
}
