import type { Path } from '@booking-dashboard/core'
import { modelOf, nameOfView, type Purpose, purposes, viewIn } from '../oracle/paymentModels.js'
import type { Tab } from '../browser/Tab.js'
import { hearMessages, promptText } from '../hearMessages.js'

/** A step of a story. */
export interface StoryStep {
  readonly screen: Path | null
  toString(): string
}

/** The journey of a step. */
interface Place {
  readonly journey: { readonly tab: () => Tab }
}

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

/** Tells a journey in plain words: actions with their screens, network events, and what pages showed. */
export class TrialStory {
  private readonly chapters: Chapter[] = []
  private readonly seen = new Map<string, string>()
  private readonly names = new Map<Tab, string>()

  constructor(private readonly bookingRefs: readonly string[]) {}

  /** Starts a step. */
  begin(step: StoryStep, { journey }: Place): void {
    const tab = journey.tab()
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
    hearMessages(tab.dashboard, {
      toast: ({ message }) => this.append(`${this.pageName(tab)} says “${message}”`),
      prompt: (prompt) => this.append(`${this.pageName(tab)} asks “${promptText(prompt)}”`),
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

  /** The whole story with what was wrong. */
  ending(wrong: readonly string[]): string {
    const chapters = this.chapters.map(({ what, came }) =>
      [
        what === '' ? 'Before it begins:' : what,
        // Before the first step, only unusual answers are listed.
        ...countRepeats(came.filter((line) => what !== '' || !line.endsWith(' → 200'))).map((line) => `     ${line}`),
      ].join('\n'),
    )
    const isBefore = this.chapters[0]?.what === ''
    const numbered = countRepeats(chapters).map((chapter, at) =>
      isBefore && at === 0 ? chapter : `${isBefore ? at : at + 1}. ${chapter}`,
    )
    return [...numbered, ...wrong.map((one) => `   ✗ ${one.replaceAll('\n', '\n     ')}`)].join('\n')
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

/** Merges equal consecutive texts and adds their count to the first line. */
export const countRepeats = (lines: readonly string[]): readonly string[] => {
  const runs: { readonly line: string; times: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.times += 1
    else runs.push({ line, times: 1 })
  }
  return runs.map(({ line, times }) => (times === 1 ? line : line.replace(/$/m, ` ×${times}`)))
}
