import { memoizeByKey } from '@booking-dashboard/core/composition'
import { TextResponse } from '../../api/TextResponse.js'
import type { Tab } from '../browser/Tab.js'

/** The calls whose answers pages show, by the data that they carry. A page also shows the basket that it creates. */
const answeredBy: readonly (readonly [What, RegExp])[] = [
  ['bookings', /^GET \/api\/bookings$/],
  ['booking', /^GET \/api\/booking\/([^/]+)$/],
  ['basket', /^(?:GET|POST) \/api\/basket\/([^/]+)$/],
  ['customer', /^GET \/api\/customer$/],
  ['passenger', /^GET \/api\/customer\/(\d+)$/],
]

/** The data that pages show. */
export type What = 'bookings' | 'booking' | 'basket' | 'customer' | 'passenger'

/** The key under which the answer to a call is stored; null if no page shows it. */
const nameOf = memoizeByKey((call) => {
  const [method, url = ''] = call.split(' ')
  const { pathname } = new URL(url)
  for (const [what, pattern] of answeredBy) {
    const found = pattern.exec(`${method} ${pathname}`)
    if (found !== null) return key(what, found[1])
  }
  return null
})

const key = (what: What, id = ''): string => `${what} ${id}`

/** An answer that is parsed when it is first needed, and once for all readers and pages. */
class Answer {
  private readonly known = new Map<Read, Lines | null>()
  private value: { readonly parsed: unknown } | null = null

  constructor(private readonly text: string) {}

  lines(read: Read): Lines | null {
    const known = this.known.get(read)
    if (known !== undefined) return known
    this.value ??= { parsed: parsed(this.text) }
    const lines = read(this.value.parsed)
    this.known.set(read, lines)
    return lines
  }
}

/** One line per shown item, so that a difference names the item. */
export type Lines = readonly string[]
/** Reads an answer's lines; null for an answer without them, such as an error. */
export type Read = (answer: unknown) => Lines | null

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}

/** The back end's answers to each page, by call. The page has to match them. */
export class Answers {
  private readonly answers = new WeakMap<Tab, Map<string, Set<Answer>>>()
  /** A page that is opened again mostly gets the answers of the page before. */
  private readonly byText = new Map<string, Answer>()

  /** Stores an answer that arrives at a page. */
  arrives(tab: Tab, url: string, method: string | undefined, answer: Response): void {
    const name = nameOf(`${method ?? 'GET'} ${url}`)
    if (name === null || answer.status !== 200 || !(answer instanceof TextResponse)) return
    const text = answer.sentText
    const ofTab = this.answers.get(tab) ?? new Map<string, Set<Answer>>()
    this.answers.set(tab, ofTab)
    const ofName = ofTab.get(name) ?? new Set<Answer>()
    ofTab.set(name, ofName)
    const known = this.byText.get(text) ?? new Answer(text)
    this.byText.set(text, known)
    // The latest answer is last, even if its text is not new.
    ofName.delete(known)
    ofName.add(known)
  }

  /** The answers to this page, latest first and parsed on demand; none if nothing was answered. */
  *of(tab: Tab, what: What, id: string, read: Read): Generator<Lines> {
    const answers = this.answers.get(tab)?.get(key(what, id))
    for (const answer of [...(answers?.values() ?? [])].toReversed()) {
      const lines = answer.lines(read)
      if (lines !== null) yield lines
    }
  }
}
