import type { Tab } from '../browser/Tab.js'

interface Reload {
  readonly tab: Tab
  readonly bookingRef: string
  readonly seq: number
  ended: boolean
}

/** When each page asked for a booking, and whether that has ended: success is said after it (behaviour/bookings#2.4). */
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

  /** Answered, or given up. */
  ends(init: RequestInit): void {
    const reload = this.byRequest.get(init)
    if (reload !== undefined) reload.ended = true
  }

  /** Whether a page asked for the booking after this event, and knows what came of it. */
  hasEnded(tab: Tab, bookingRef: string, after: number): boolean {
    return this.asked.some((one) => one.tab === tab && one.bookingRef === bookingRef && one.seq > after && one.ended)
  }
}
