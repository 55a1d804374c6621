import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Start and duration, in microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Microseconds of CPU time, which excludes other work of the machine. */
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string }
  }
}

/** Milliseconds. A longer task delays the customer's input (the Long Tasks API's own limit). */
const long = 50

const browserOf = (page: Page): Browser => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser of its own')
  return browser
}

/** Whether an event is a command of the test, such as a search for a field. No customer waits for it. */
const isCommand = ({ args }: TraceEvent): boolean =>
  args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession'

/** The longest task of an action (ms of CPU time), until the page is idle. */
const longestTaskOf = async (page: Page, action: () => Promise<void>): Promise<number> => {
  const browser = browserOf(page)
  await browser.startTracing(page, { categories: ['toplevel'] })
  await action()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const mainThreads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const events = traceEvents.filter(({ pid, tid }) =>
    mainThreads.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  const commands = events.filter(isCommand)
  if (commands.length === 0) throw new Error('No command of the test was seen')
  const tasks = events.filter(
    ({ name, pid, ts, dur = 0 }) =>
      name.endsWith('RunTask') &&
      !commands.some((command) => command.pid === pid && ts <= command.ts && command.ts <= ts + dur),
  )
  if (tasks.length === 0) throw new Error('No task was seen')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/**
 * Whether an action makes a long task in every run. The first run compiles code and shares caches with other work, but
 * code that is too slow by itself is slow every time.
 */
export const isAlwaysLong = async (
  page: Page,
  action: () => Promise<void>,
  undo: () => Promise<void>,
): Promise<boolean> => {
  for (let run = 0; run < 12; run += 1) {
    const longest = await longestTaskOf(page, action)
    await undo()
    if (longest < long) return false
  }
  return true
}
