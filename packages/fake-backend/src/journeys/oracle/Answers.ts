import { TextResponse } from '../../routing/TextResponse.js'
import type { Tab } from '../browser/Tab.js'

/** The calls whose answers pages show, by what a page shows of them. */
const answeredBy: readonly (readonly [What, RegExp])[] = [
  ['bookings', /^\/api\/bookings$/],
  ['booking', /^\/api\/booking\/([^/]+)$/],
  ['basket', /^\/api\/basket\/([^/]+)$/],
  ['customer', /^\/api\/customer$/],
  ['traveller', /^\/api\/customer\/(\d+)$/],
]

/** What pages show of the world. */
export type What = 'bookings' | 'booking' | 'basket' | 'customer' | 'traveller'

/** The name under which an answer is remembered; null where no page shows it. */
const nameOf = (url: string, method = 'GET'): string | null => {
  if (method !== 'GET') return null
  const { pathname } = new URL(url)
  for (const [what, path] of answeredBy) {
    const found = path.exec(pathname)
    if (found !== null) return key(what, found[1])
  }
  return null
}

const key = (what: What, id = ''): string => `${what} ${id}`

/** An answer, read when somebody first asks what it says. */
class Answer {
  private said: { readonly lines: Lines | null } | null = null

  constructor(private readonly text: string) {}

  lines(read: Read): Lines | null {
    this.said ??= { lines: read(parsed(this.text)) }
    return this.said.lines
  }
}

/** A line for each thing that is shown, so that a difference names it. */
export type Lines = readonly string[]
/** What an answer says; null for one that says nothing of it, such as errors. */
export type Read = (answer: unknown) => Lines | null

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}

/** What the back end answered each page, call by call: what the page shows has to be so. */
export class Answers {
  private readonly answers = new WeakMap<Tab, Map<string, Map<string, Answer>>>()

  /** An answer arrives at a page. */
  arrives(tab: Tab, url: string, method: string | undefined, answer: Response): void {
    const name = nameOf(url, method)
    if (name === null || answer.status !== 200 || !(answer instanceof TextResponse)) return
    const text = answer.said
    const ofTab = this.answers.get(tab) ?? new Map<string, Map<string, Answer>>()
    this.answers.set(tab, ofTab)
    const ofName = ofTab.get(name) ?? new Map<string, Answer>()
    ofTab.set(name, ofName)
    // The latest stands last, also where the same was told before.
    const known = ofName.get(text) ?? new Answer(text)
    ofName.delete(text)
    ofName.set(text, known)
  }

  /** What this page was answered, the latest first, as far as it is asked for; nothing where it was not answered. */
  *of(tab: Tab, what: What, id: string, read: Read): Generator<Lines> {
    const answers = this.answers.get(tab)?.get(key(what, id))
    for (const answer of [...(answers?.values() ?? [])].toReversed()) {
      const lines = answer.lines(read)
      if (lines !== null) yield lines
    }
  }
}
