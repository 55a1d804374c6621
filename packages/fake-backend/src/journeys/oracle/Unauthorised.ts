import { paths } from '@booking-dashboard/core'
import type { Tab } from '../browser/Tab.js'

/**
 * A 401 for the config means that there is none; for a reset link, that it is invalid, which a prompt says
 * (behaviour/bookings#1.4). Genders and countries load beside the first screen and redirect nowhere; a form that needs
 * them redirects to the profile.
 */
const isTolerant = (pathname: string, { body }: RequestInit): boolean =>
  /^\/api\/client\/(id|config|genders|countries)$/.test(pathname) ||
  (pathname === '/api/customer/password/change' && String(body).includes('"token"'))

interface Refused {
  readonly tab: Tab
  readonly call: string
  readonly session: number
}

/** Any 401 of the API ends the session and redirects to /login (behaviour/screens#1.2). */
export class Unauthorised {
  /** Counts session changes per page, because an answer to an earlier session says nothing about this one. */
  private readonly sessions = new Map<Tab, number>()
  private readonly askedIn = new WeakMap<RequestInit, number>()
  private readonly ledTo = new Map<Tab, string>()
  private refused: readonly Refused[] = []

  watch(tab: Tab): void {
    tab.dashboard.session.state$.subscribe(({ kind }) => {
      // Another tab signed in: this page checks its session and drops earlier answers.
      if (kind === 'unknown') this.refused = this.refused.filter((one) => one.tab !== tab)
      this.sessions.set(tab, this.sessionOf(tab) + 1)
      // The end of a session redirects at once; later navigation does not matter.
      if (kind === 'signedOut') queueMicrotask(() => this.ledTo.set(tab, tab.navigation.current()))
    })
  }

  asks(tab: Tab, init: RequestInit | undefined): void {
    if (init !== undefined) this.askedIn.set(init, this.sessionOf(tab))
  }

  answers(tab: Tab, { status, headers }: Response, url: string, init: RequestInit | undefined): void {
    // A page never counts, whatever its status (behaviour/contract#d9.12).
    if (status !== 401 || init === undefined || /^text\/html\b/.test(headers.get('content-type') ?? '')) return
    const { pathname } = new URL(url)
    if (isTolerant(pathname, init)) return
    const session = this.sessionOf(tab)
    if (this.askedIn.get(init) !== session || !isIn(tab)) return
    this.refused = [...this.refused, { tab, call: `${init.method ?? 'GET'} ${pathname}`, session }]
  }

  /** Whether a 401 has come whose session must be over by now. */
  get isDue(): boolean {
    return this.refused.length > 0
  }

  /** Call when nothing is in progress. */
  complaints(): readonly string[] {
    const { refused } = this
    this.refused = []
    return refused.flatMap(({ tab, call, session }) => {
      if (isIn(tab) && this.sessionOf(tab) === session) return [`${call} was answered 401, and the session goes on`]
      const place = this.ledTo.get(tab)
      return place === paths.login ? [] : [`${call} was answered 401, and led to ${place}`]
    })
  }

  private sessionOf(tab: Tab): number {
    return this.sessions.get(tab) ?? 0
  }
}

const isIn = ({ dashboard }: Tab): boolean => dashboard.session.state$.value.kind === 'signedIn'
