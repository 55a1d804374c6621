import { expect, it } from 'vitest'
import {
  arrives,
  balance,
  isLost,
  isRefused,
  checksStatus,
  type Play,
  prepares,
  submits,
  waits,
} from '../../../test/payment/playPayment.js'
import { explore, type Model } from '../../../test/search/explore.js'
import type { Step } from '../../../test/search/world.js'
import type { StoredPaymentOfPage } from './record.js'
import { openTab, type Tab, turnTab } from './tab.js'

/** Tabs of one browser with their requests as they number them. The search of all stories names them by itself. */
interface Names {
  readonly tabs: readonly Tab[]
  readonly stored: StoredPaymentOfPage | null
  /** `page/number` of every request that left, by any tab. */
  readonly sent: readonly string[]
}

const pages = ['P', 'Q']
/** Requests of all tabs together. */
const mostSent = 5

const sentBy = ({ page, record }: Tab): string => `${page}/${record.lastRequest}`

const after = ({ tabs, stored, sent }: Names, place: number, plays: readonly Play[]): Names =>
  plays.reduce<Names>(
    (before, next) => {
      const tab = before.tabs[place]
      if (tab === undefined) return before
      const event = next(tab.record)
      if (event.kind === 'changedElsewhere') return before
      const turn = turnTab(tab, event, before.stored)
      const hasSent = turn.commands.some(({ kind }) => kind === 'send')
      return {
        tabs: before.tabs.with(place, turn.tab),
        stored: turn.stores === undefined ? before.stored : turn.stores,
        sent: hasSent ? [...before.sent, sentBy(turn.tab)] : before.sent,
      }
    },
    { tabs, stored, sent },
  )

/** Status checks find nothing until there is a form. */
const untilForm: Play = (record) => (record.step.kind === 'waiting' ? waits(record) : checksStatus({})(record))
const toForm = Array<Play>(12).fill(untilForm)

/** What may come next in a tab that is at rest or waits for an answer. */
const nextOf = ({ record }: Tab, isFull: boolean): Readonly<Record<string, readonly Play[]>> => {
  switch (record.step.kind) {
    case 'form':
      return isFull ? {} : { 'presses Pay': [submits(), prepares] }
    case 'sending':
      return { 'gets no answer': [isLost, ...toForm], 'is refused': [isRefused('16000010'), ...toForm] }
    case 'checking':
      return { 'finds nothing': toForm }
    default:
      return {}
  }
}

const opened: Names = pages.reduce<Names>((names, _, place) => after(names, place, [arrives(), checksStatus({})]), {
  tabs: pages.map((page) => openTab(page, balance, null)),
  stored: null,
  sent: [],
})

const wrongOf = ({ sent, stored }: Names): string | null => {
  if (new Set(sent).size < sent.length) return 'two requests have one name'
  if (stored !== null && stored.lastRequest > 0 && !sent.includes(`${stored.page}/${stored.lastRequest}`))
    return 'what is stored names a request that nobody sent'
  return null
}

const names: Model<Names> = {
  first: opened,
  stepsFrom: (world) => {
    const steps = world.tabs.flatMap((tab, place) =>
      Object.entries(nextOf(tab, world.sent.length >= mostSent)).map(
        ([name, plays]): Step<Names> => ({
          name: `${tab.page} ${name}`,
          world: after(world, place, plays),
        }),
      ),
    )
    return world.stored === null
      ? steps
      : [...steps, { name: 'the storage is cleared', world: { ...world, stored: null } }]
  },
  keyOf: ({ tabs, stored, sent }) =>
    JSON.stringify([tabs.map(({ record, ...tab }) => [{ ...record, turn: 0 }, tab]), stored, sent]),
  wrongOf,
  stuckOf: () => null,
}

it('no two requests of two tabs share a name, even if the storage is cleared and one tab waited for the other', () => {
  const { wrong, story } = explore(names, { states: 6000 })
  expect({ wrong, story }).toEqual({ wrong: null, story: [] })
})
