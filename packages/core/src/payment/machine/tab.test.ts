import { describe, expect, it } from 'vitest'
import {
  arrives,
  aRow,
  asksForCheck,
  basket,
  isLost,
  isRefused,
  isTooLate,
  checksStatus,
  type Play,
  play,
  prepares,
  submits,
  sentFor,
  waits,
} from '../../../test/payment/playPayment.js'
import { keyOf, type StoredPaymentOfPage, type PaymentRecord, toStored } from './record.js'
import { openTab, type Tab, type TabTurn, turnTab } from './tab.js'

/** A tab after its last event, and what the browser has stored by then. */
interface Moment {
  readonly tab: Tab
  readonly stored: StoredPaymentOfPage | null
  readonly turn: TabTurn
}

const opened = (page: string, stored: StoredPaymentOfPage | null = null): Moment => {
  const tab = openTab(page, basket, stored)
  return { tab, stored, turn: { tab, stores: undefined, commands: [] } }
}

/** Runs `events` in the tab, one after the other. What it stores is there for the next. */
const after = (before: Moment, ...events: readonly Play[]): Moment =>
  events.reduce(({ tab, stored }: Moment, next) => {
    const event = next(tab.record)
    const turn = turnTab(tab, event.kind === 'changedElsewhere' ? { kind: 'storageChanged' } : event, stored)
    return { tab: turn.tab, stored: turn.stores === undefined ? stored : turn.stores, turn }
  }, before)

/** The tab goes on where another tab has stored `stored` meanwhile. */
const beside = ({ tab, turn }: Moment, stored: StoredPaymentOfPage | null): Moment => ({ tab, stored, turn })

/** What the page `there` has stored of a payment. */
const from = (record: PaymentRecord, page = 'there'): StoredPaymentOfPage => ({ ...toStored(record), page })

const commandsOf = ({ turn }: Moment): readonly string[] => turn.commands.map(({ kind }) => kind)
const stepOf = ({ tab }: Moment): string => tab.record.step.kind

const hearsOfIt: Play = () => ({ kind: 'changedElsewhere', generation: 0 })
const cardIsRefused: Play = () => ({
  kind: 'notPrepared',
  notice: { kind: 'card', field: 'number', message: 'Too short' },
})

const withForm = after(opened('here'), arrives(), checksStatus({}))
const itsRequest = sentFor(basket)
const sentThere = from(itsRequest)
/** The bank's check is open in the other tab. */
const checkedThere = from(play(itsRequest, asksForCheck).record)
const claimedThere = from({ ...itsRequest, unanswered: [], attempt: { kind: 'claimed' } })
const failedHere = checksStatus({ status: 'failed', rows: [aRow('failed', { key: keyOf(basket, 0) })] })

describe('a tab that is opened', () => {
  it('starts anew if nothing is stored', () => {
    expect(opened('here').tab).toMatchObject({ record: { purchase: basket, lastRequest: 0, step: { kind: 'new' } } })
    expect(opened('here').tab).toMatchObject({ page: 'here', sender: 'here', stored: null, known: [], theirs: null })
  })

  it('resumes the stored payment', () => {
    const { tab } = opened('here', sentThere)
    expect(tab.record).toMatchObject({ lastRequest: 1, unanswered: [1], step: { kind: 'new' } })
    expect(tab.stored).toEqual(toStored(sentThere))
  })
})

describe('what a tab stores', () => {
  it('is its request, before it is sent', () => {
    const { turn } = after(withForm, submits(), prepares)
    expect(turn.stores).toMatchObject({ page: 'here', lastRequest: 1, unanswered: [1], attempt: { kind: 'none' } })
    expect(turn.commands).toContainEqual({ kind: 'send', request: 1, generation: 0 })
  })

  it('is not written again while it is unchanged', () => {
    const lost = after(withForm, submits(), prepares, isLost, checksStatus({}))
    expect(lost.turn).toMatchObject({ stores: undefined, tab: { record: { step: { kind: 'waiting' } } } })
  })

  it('includes the challenge that the other tab has open, which a reload there shows again', () => {
    const sent = after(beside(withForm, checkedThere), submits(), prepares)
    expect(sent.stored).toMatchObject({
      page: 'here',
      unanswered: [1],
      attempt: { kind: 'check', secret: 'pi_secret' },
    })
  })
})

describe('a form that opens with the notice of an earlier amount', () => {
  const opensWithNotice: Play = () => ({ kind: 'arrived', here: false, notice: { kind: 'amountChanged' } })
  const asked = after(opened('here'), opensWithNotice)

  it('shows it if no other tab pays', () => {
    expect(after(asked, checksStatus({})).tab.record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'amountChanged' },
    })
  })

  it('says nothing while another tab pays, and follows that payment', () => {
    const joined = after(beside(asked, sentThere), checksStatus({}))
    expect(joined.tab.record).toMatchObject({ step: { kind: 'checking' }, unanswered: [1], notice: null })
  })
})

describe('what another tab has stored since this one opened', () => {
  const stillOpen = checksStatus({ rows: [aRow('open')] })
  const asked = after(opened('here', sentThere), arrives())
  const found = after(beside(asked, checkedThere), stillOpen, waits, stillOpen)

  it('stays stored while this tab knows less, such as an open challenge', () => {
    expect(asked.turn.stores).toBeUndefined()
    expect(found.stored).toMatchObject({ page: 'there', attempt: { kind: 'check', secret: 'pi_secret' } })
  })

  it('is over once its key is spent', () => {
    expect(after(found, waits, failedHere).stored).toMatchObject({ generation: 1, attempt: { kind: 'none' } })
  })
})

describe('submitting in two tabs', () => {
  const joined = after(beside(withForm, sentThere), submits())

  it('waits for the request of the other tab, and sends nothing', () => {
    expect(commandsOf(joined)).toEqual(['stopOutlasting', 'ask', 'outlast'])
    expect(joined.turn.stores).toBeUndefined()
    expect(joined.tab.record).toMatchObject({ step: { kind: 'checking', reason: 'arrival' }, unanswered: [1] })
  })

  it('also waits if the other tab sends while this one prepares its card', () => {
    const prepared = after(beside(after(withForm, submits()), sentThere), prepares)
    expect(commandsOf(prepared)).toEqual(['stopOutlasting', 'ask', 'outlast'])
    expect(stepOf(prepared)).toBe('checking')
  })

  it('waits for the same request once', () => {
    const free = after(joined, isTooLate, checksStatus({}), waits, checksStatus({}))
    expect(stepOf(free)).toBe('form')
    expect(commandsOf(after(beside(free, sentThere), submits()))).toEqual(['withdraw', 'prepare'])
  })

  it('waits for a request of the same number from a third tab', () => {
    const free = after(joined, isTooLate, checksStatus({}), waits, checksStatus({}))
    expect(commandsOf(after(beside(free, from(itsRequest, 'third')), submits()))).toContain('stopOutlasting')
  })

  it('sends under the later key that the other tab has left', () => {
    const left = from({ ...itsRequest, generation: 1, unanswered: [] })
    const { turn } = after(beside(withForm, left), submits(), prepares)
    expect(turn.commands).toContainEqual({ kind: 'send', request: 1, generation: 1 })
  })

  it('sends under the same key if the other tab already has an answer', () => {
    const { turn } = after(beside(withForm, checkedThere), submits(), prepares)
    expect(turn.commands).toContainEqual({ kind: 'send', request: 1, generation: 0 })
  })
})

describe('the end of an attempt beside another tab', () => {
  const sent = after(withForm, submits(), prepares)

  it('is shown if the request of the other tab has a spent key', () => {
    const ended = after(beside(after(sent, isRefused('16000170')), sentThere), failedHere)
    expect(ended.tab.record.generation).toBe(1)
    expect(stepOf(ended)).toBe('form')
  })

  it('is not shown while the request of the other tab has no answer', () => {
    const ofLaterKey = { ...sentThere, generation: 1 }
    const ended = after(beside(after(sent, isRefused('16000170')), ofLaterKey), failedHere)
    expect(commandsOf(ended)).toContain('stopOutlasting')
  })

  it('waits for the challenge that the other tab had open at the submit', () => {
    const besideCheck = after(beside(withForm, checkedThere), submits())
    const refused = after(besideCheck, cardIsRefused)
    expect(commandsOf(refused)[0]).toBe('stopOutlasting')
    expect(refused.tab.record.attempt).toMatchObject({ kind: 'check' })
  })

  it('is not shown beside a claim until this tab has checked it', () => {
    const refused = after(beside(withForm, claimedThere), submits(), cardIsRefused)
    expect(commandsOf(refused)[0]).toBe('stopOutlasting')
    const checked = after(beside(after(sent, isRefused('16000170')), claimedThere), checksStatus({}))
    expect(stepOf(checked)).toBe('form')
  })
})

describe('a tab that is notified of a storage change', () => {
  it('ignores a request that another tab stored', () => {
    expect(after(beside(withForm, sentThere), hearsOfIt).turn).toEqual({
      tab: withForm.tab,
      stores: undefined,
      commands: [],
    })
  })

  it('checks the status, under the later key, if another tab has spent one', () => {
    const heard = after(beside(withForm, { ...sentThere, generation: 2 }), hearsOfIt)
    expect(heard.tab.record).toMatchObject({ generation: 2, step: { kind: 'form' } })
    expect(commandsOf(heard)).toEqual(['ask'])
  })
})
