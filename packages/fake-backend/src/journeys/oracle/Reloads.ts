import type { Tab } from '../browser/Tab.js'

interface Reload {
  readonly tab: Tab
  readonly bookingRef: string
  readonly seq: number
  ended: boolean
}

/**
 * When each page loaded a booking, and whether the load has ended: the success message comes after it
 * (behaviour/bookings#2.4).
 */
export class Reloads {
  private readonly asked: Reload[] = []
  private readonly byRequest = new WeakMap<RequestInit, Reload>()

  asks(tab: Tab, url: string, init: RequestInit | undefined, next: () => number): void {
    const bookingRef = /\/api\/booking\/([^/?]+)$/.exec(url)?.[1]
    if (bookingRef === undefined || init === undefined || (init.method ?? 'GET') !== 'GET') return
    const reload = { tab, bookingRef, seq: next(), ended: false }
    this.asked.push(reload)
    this.byRequest.set(init, reload)
  }

  /** The load was answered or given up. */
  ends(init: RequestInit): void {
    const reload = this.byRequest.get(init)
    if (reload !== undefined) reload.ended = true
  }

  /** True if a page loaded the booking after this event, and the load has ended. */
  hasEnded(tab: Tab, bookingRef: string, after: number): boolean {
    return this.asked.some((one) => one.tab === tab && one.bookingRef === bookingRef && one.seq > after && one.ended)
  }
}
