type Locks = Pick<WakeLock, 'request'>
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** The browser's own locks. Undefined if it has none. */
export const screenLocks = (): Locks | undefined => ('wakeLock' in navigator ? navigator.wakeLock : undefined)

/**
 * Keeps the screen on until the returned function is called. A browser drops the lock of a hidden page, so each return
 * to the page requests it again. A browser may refuse, for example to save power; then the screen goes off as usual.
 */
export const keepScreenOn = (locks: Locks | undefined, page: Page): (() => void) => {
  if (locks === undefined) return () => undefined
  let isOver = false
  let held: WakeLockSentinel | null = null
  const release = async (lock: WakeLockSentinel): Promise<void> => {
    try {
      await lock.release()
    } catch {
      // The browser has released it already.
    }
  }
  const request = async (): Promise<void> => {
    if (page.visibilityState !== 'visible' || held?.released === false) return
    try {
      held = await locks.request('screen')
      if (isOver) await release(held)
    } catch {
      held = null
    }
  }
  const renew = (): void => void request()
  page.addEventListener('visibilitychange', renew)
  renew()
  return () => {
    isOver = true
    page.removeEventListener('visibilitychange', renew)
    if (held !== null) void release(held)
  }
}
