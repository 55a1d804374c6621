import { basketOf, formatMoney, money, type Path } from '@booking-dashboard/core'
import type { FakeBackend } from '../../FakeBackend.js'
import type { JournalEntry } from '../../journal/Journal.js'
import type { ReportCase } from '../../reports/RunReport.js'
import { Violation } from '../invariants/Violation.js'
import { modelOf, nameOfView, type Purpose, purposes, viewIn } from '../oracle/paymentModels.js'
import type { Tab } from '../browser/Tab.js'
import { countRepeats } from './countRepeats.js'
import { faultWords } from './faultWords.js'

/** A step of a story. */
export interface StoryStep {
  readonly screen: Path | null
  toString(): string
}

/** The journey of a step. */
interface Place {
  readonly journey: { readonly tab: () => Tab }
}

/** A story as steps, with its problems and the actual state of the world. */
export interface StoryReport extends Pick<ReportCase, 'steps' | 'problems' | 'truth'> {}

interface Chapter {
  readonly what: string
  readonly came: string[]
}

const purposeWords: Readonly<Record<Purpose, string>> = {
  basket: 'the checkout',
  outstanding: 'the balance',
  overdue: 'the overdue part',
  planCreate: 'the set-up of the plan',
  planCard: 'the change of the plan’s card',
  planDay: 'the change of the plan’s day',
}

const whoIsAt = ({ dashboard }: Tab): string => {
  const state = dashboard.session.state$.value
  return state.kind === 'signedIn' ? (state.email ?? 'The customer') : 'Nobody signed in'
}

const brokenOf = (error: unknown): Violation['broken'] =>
  error instanceof Violation ? error.broken : [{ expected: String(error), because: 'nothing throws' }]

/** The state of the world in words; amounts are minor units. */
const truthOf = ({ inspect }: FakeBackend): StoryReport['truth'] => [
  ...inspect
    .bookings()
    .map(({ reference, total, paid, outstanding }): [string, string] => [
      reference,
      `costs ${total}, paid ${paid}, owes ${outstanding}`,
    ]),
  ...inspect
    .baskets()
    .map(({ id, bookingRef, state, total, tickets, held }): [string, string] => [
      `basket ${id} of ${bookingRef}`,
      `${state}, ${total}: ${[...tickets.map((ticket) => `ticket ${ticket}`), ...held].join(', ') || 'nothing'}`,
    ]),
  ...inspect
    .charges()
    .map(({ id, bookingRef, amount, by }): [string, string] => [
      `charge ${id}`,
      `${amount} for ${bookingRef} by ${by}`,
    ]),
]

/** Tells a journey in plain words: actions with their screens, network events, and what pages showed. */
export class Story {
  private readonly chapters: Chapter[] = []
  private backend: FakeBackend | null = null
  /** The steps, in order. */
  readonly steps: StoryStep[] = []
  private readonly seen = new Map<string, string>()
  private readonly names = new Map<Tab, string>()

  constructor(private readonly bookingRefs: readonly string[]) {}

  /** Number of steps. */
  get length(): number {
    return this.steps.length
  }

  /** Starts a step. */
  begin(step: StoryStep, { journey }: Place): void {
    const tab = journey.tab()
    this.steps.push(step)
    this.chapters.push({
      what: `${whoIsAt(tab)}, on ${step.screen ?? tab.navigation.current()}: ${step.toString()}`,
      came: [],
    })
  }

  append(line: string): void {
    if (this.chapters.length === 0) this.chapters.push({ what: '', came: [] })
    const came = this.chapters.at(-1)?.came ?? []
    came.push(line)
  }

  /** Records what this page shows from now on. `name` identifies the page among several. */
  watch(tab: Tab, name: string): void {
    this.names.set(tab, name)
    this.backend = tab.browser.backend
    const { messages } = tab.dashboard
    const recorded = new Set<string>()
    messages.toasts$.subscribe((toasts) => {
      for (const { id, message } of toasts)
        if (!recorded.has(id)) {
          recorded.add(id)
          this.append(`${this.pageName(tab)} says “${message}”`)
        }
    })
    messages.prompt$.subscribe((prompt) => {
      if (prompt !== null)
        this.append(`${this.pageName(tab)} asks “${[prompt.header, prompt.message].flat().join(' ')}”`)
    })
    for (const ref of this.bookingRefs)
      for (const purpose of purposes)
        modelOf(tab.dashboard, purpose, ref).state$.subscribe((state) => {
          const view = viewIn(state)
          if (view === null) return
          const shown = nameOfView(view)
          const place = `${this.pageName(tab)}: ${purposeWords[purpose]} of ${ref}`
          if (this.isNews(place, shown) && shown !== 'checking') this.append(`${place} shows ${shown}`)
        })
  }

  /** Records the result of a request as its page sees it. */
  async call(backend: FakeBackend, send: () => Promise<Response>, method: string, address: string): Promise<Response> {
    const { pathname } = new URL(address)
    const entry = (): JournalEntry | undefined =>
      backend.journal.entries().findLast((one) => one.method === method && one.path.startsWith(pathname.slice(0, 20)))
    try {
      const answer = await send()
      const { fault = null, codes = [] } = entry() ?? {}
      const came = `${answer.status}${codes.length === 0 ? '' : `, ${codes.join()}`}`
      this.appendCall(`${method} ${pathname}`, fault === null ? came : `${came} (${faultWords(fault.kind)})`)
      return answer
    } catch (error) {
      const fault = entry()?.fault ?? null
      this.appendCall(`${method} ${pathname}`, fault === null ? 'given up' : faultWords(fault.kind))
      throw error
    }
  }

  /** Call after each step: records the shown baskets and the location of each page. */
  lookAround(tabs: readonly Tab[]): void {
    for (const tab of tabs) {
      const place = tab.navigation.current()
      if (this.isNews(`${this.pageName(tab)} is at`, place)) this.append(`${this.pageName(tab)} is at ${place}`)
      for (const ref of this.bookingRefs) {
        const basket = basketOf(tab.dashboard.basket(ref).state$.value)
        const shown = basket === null ? '' : formatMoney(money(basket.total, basket.currency))
        const name = `${this.pageName(tab)}: the basket of ${ref}`
        if (this.isNews(name, shown)) this.append(shown === '' ? `${name} is gone` : `${name} comes to ${shown}`)
      }
    }
  }

  /** The story in the form of reports. */
  toReport(error: unknown): StoryReport {
    return {
      steps: this.chapters.map(({ what, came }) => ({
        what: what === '' ? 'Before it begins' : what,
        came: countRepeats(came),
      })),
      problems: brokenOf(error).map(({ expected, because }) => `${expected}\nbecause ${because}`),
      truth: this.backend === null ? [] : truthOf(this.backend),
    }
  }

  /** The whole story with the broken expectation and its reason. */
  ending(error: unknown): string {
    const broken = brokenOf(error)
    const chapters = this.chapters.map(({ what, came }) =>
      [
        what === '' ? 'Before it begins:' : what,
        // Before the first step, only unusual answers are listed.
        ...countRepeats(came.filter((line) => what !== '' || !line.endsWith(' → 200'))).map((line) => `     ${line}`),
      ].join('\n'),
    )
    const isBefore = this.chapters[0]?.what === ''
    const toReport = countRepeats(chapters).map((chapter, at) =>
      isBefore ? (at === 0 ? chapter : `${at}. ${chapter}`) : `${at + 1}. ${chapter}`,
    )
    const wrong = broken.flatMap(({ expected, because }) => [
      `   ✗ ${expected.replaceAll('\n', '\n     ')}`,
      `     because ${because}`,
    ])
    return [...toReport, ...wrong].join('\n')
  }

  appendCall(call: string, came: string): void {
    this.append(`${call} → ${came}`)
  }

  private isNews(place: string, shown: string): boolean {
    const before = this.seen.get(place) ?? ''
    this.seen.set(place, shown)
    return before !== shown
  }

  private pageName(tab: Tab): string {
    return this.names.get(tab) ?? 'the page'
  }
}
