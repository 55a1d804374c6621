import type { FakeBackend } from '../FakeBackend.js'
import type { Tab } from './browser/Tab.js'

type Address = string | URL | Request

/** What pages read last, and whether the world is still as it was then. */
export interface Reads {
  /** The back end answers, and no fault has struck. */
  readonly answers: (answer: Response, url: Address, init: RequestInit | undefined) => void
  readonly arrives: (tab: Tab, answer: Response, url: Address, init: RequestInit | undefined) => void
  /** `what`: `list`, `basket REF` or `booking REF`. */
  readonly isFresh: (tab: Tab, what: string) => boolean
}

/** The name of what an answer is about; null for other answers. */
const subjectOf = (url: Address, init: RequestInit | undefined): string | null => {
  const [, what, ref] = /\/api\/(bookings|booking|basket)(?:\/([^/?]+))?(?:\?.*)?$/.exec(String(url)) ?? []
  if ((init?.method ?? 'GET') !== 'GET' || what === undefined) return null
  return what === 'bookings' ? 'list' : `${what} ${ref}`
}

export const readsOf = (backend: () => FakeBackend): Reads => {
  const stoodAt = new WeakMap<Response, string>()
  const known = new WeakMap<Tab, Map<string, string>>()
  const standing = (subject: string): string => {
    const { inspect } = backend()
    const [what, ref] = subject.split(' ')
    if (what === 'list') return JSON.stringify(inspect.bookings().map(({ outstanding }) => outstanding))
    return JSON.stringify(
      what === 'basket'
        ? inspect.baskets().filter(({ bookingRef }) => bookingRef === ref)
        : inspect.bookings().find(({ reference }) => reference === ref),
    )
  }
  return {
    answers: (answer, url, init) => {
      const subject = answer.status === 200 ? subjectOf(url, init) : null
      if (subject !== null) stoodAt.set(answer, standing(subject))
    },
    arrives: (tab, answer, url, init) => {
      const subject = subjectOf(url, init)
      if (subject === null) return
      const ofTab = known.get(tab) ?? new Map<string, string>()
      known.set(tab, ofTab)
      const stood = stoodAt.get(answer)
      if (stood === undefined) ofTab.delete(subject)
      else ofTab.set(subject, stood)
    },
    isFresh: (tab, subject) => known.get(tab)?.get(subject) === standing(subject),
  }
}
