import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  connectionFailure,
  notFromTheApi,
  networkFailure,
  serverFailure,
  timedOut,
  unauthorised,
} from '../failure/Failure.js'
import type { BankAccount, Customer } from '../domain/Customer.js'
import { createState } from '../reactive/Behavior.js'
import type { Loadable } from '../reactive/resource.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aResale, aTicket } from '../../test/bookings/aTicket.js'
import { createDeferred } from '../../test/Deferred.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { settled } from '../../test/VirtualTime.js'
import { openDrafts } from '../../test/openDrafts.js'
import { createPendingChanges, resaleStatus } from './resaleRows.js'
import { createResale } from './resale.js'
import type { ResaleState, ResaleTicket } from './resaleSelection.js'

const putUp = (id: string): ResaleTicket => ({ id, status: resaleStatus.putUp })
const cancel = (id: string): ResaleTicket => ({ id, status: resaleStatus.cancel })
const notForResale = (message: string) => serverFailure([{ code: '500036010', message }])
const codes: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 1, '4': 2, '5': 1, sold: 3, never: 0 }
const bookingOf = (all: Readonly<Record<string, number>>) => ({
  ...aBooking('SUN1003'),
  tickets: Object.entries(all).map(([id, code]) => ({ ...aTicket(id), resale: aResale(code, { enabled: true }) })),
})

/** A back end that does what is requested, unless it is told to fail. */
const opened = async () => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1003/resale')
  const bookings = createPlantedBookings(surroundings, [bookingOf(codes)])
  let held = codes
  const world = (id: string, code: number): void => {
    held = { ...held, [id]: code }
    bookings.held.set('SUN1003', bookingOf(held))
  }
  const { calls, failing, answer } = bookings
  const waiting: { ticketId: string; status: string }[] = []
  const { drafts, all: stored } = openDrafts()
  const done = async (call: string, ids: readonly string[], code: number): Promise<Either<ApiFailure, void>> => {
    const end = await answer(call, undefined)
    if (isRight(end) || lost.has(call)) ids.forEach((id) => world(id, code))
    return end
  }
  /** Calls that fail although the back end has done what they request. */
  const lost = new Set<string>()
  const api = {
    putUp: (bookingRef: string, ids: readonly string[]) => () =>
      done(`put up ${ids.join(' ')} of ${bookingRef}`, ids, 2),
    cancel: (bookingRef: string, id: string) => () => done(`cancel ${id} of ${bookingRef}`, [id], 1),
    pendingChanges: () => async () => {
      const failure = failing.get('pending')
      return failure === undefined ? right([...waiting]) : left(failure)
    },
  }
  const given = { ...surroundings, onFailure: surroundings.failures.handle, api }
  const customer$ = createState<Loadable<Customer>>({ kind: 'idle' })
  const resale = createResale({
    ...given,
    customer$: customer$.state$,
    bookingRef: 'SUN1003',
    bookings: bookings.feature,
    pending: createPendingChanges(given)('SUN1003'),
    drafts,
  })
  await resale.open()
  calls.length = 0
  const tickets = () => ticketsIn(resale.state$.value)
  const hold = () => {
    const deferred = createDeferred<void>()
    bookings.waiting = deferred.promise
    return deferred
  }
  return {
    ...surroundings,
    calls,
    bookings,
    resale,
    tickets,
    failing,
    lost,
    waiting,
    world,
    stored,
    hold,
    customer$,
  }
}

const ticketsIn = (state: ResaleState) => ('preview' in state ? state : expect.fail(`The tickets are ${state.kind}`))

const reload = ['get SUN1003', 'allocations id of SUN1003']

describe('the resale of a booking', () => {
  it('opens with its tickets and an empty selection', async () => {
    const { tickets } = await opened()
    expect(tickets()).toMatchObject({ kind: 'choosing', failure: null, isOutOfDate: false })
    expect(tickets().list.groups.map(({ entries }) => entries.map(({ ticket }) => ticket.id))).toEqual([
      ['1', '2', '3', '4', '5'],
      ['sold'],
    ])
    expect(tickets().chosen.size).toBe(0)
  })

  it('offers nothing until the pending name changes are known, and says why', async () => {
    const { resale, failing, scope, notified } = await opened()
    scope.end()
    failing.set('pending', notFromTheApi(500))
    await resale.open()
    expect(resale.state$.value).toMatchObject({ kind: 'failed', failure: { operation: 'pendingChanges' } })
    expect(notified).toEqual([
      "We're unable to check which changes of names are still waiting right now. Please try again.",
    ])
    failing.delete('pending')
    await resale.open()
    expect(resale.state$.value).toMatchObject({ kind: 'choosing' })
  })

  it('has an empty list if no ticket can be listed', async () => {
    const { resale, bookings } = await opened()
    bookings.held.set('SUN1003', bookingOf({ never: 0 }))
    await resale.open()
    expect(resale.state$.value).toEqual({ kind: 'nothingToList' })
  })
})

describe('the payout for a sold ticket', () => {
  it('goes to the customer’s bank account, as far as it is known', async () => {
    const { resale, customer$ } = await opened()
    const paid = (bankAccount: BankAccount | null) => {
      const value = { bankAccount } as Customer
      customer$.set({ kind: 'loaded', value })
      return resale.payout$.value
    }
    expect(resale.payout$.value).toEqual({ kind: 'unknown' })
    expect(paid(null)).toEqual({ kind: 'noAccount' })
    const account = { accountName: 'Amelia Hart', sortCode: '20-45-77', accountNumber: '41275678' }
    expect(paid(account)).toEqual({ kind: 'account', ending: '5678' })
  })
})

describe('the selection', () => {
  it('can be all tickets of an event with the same action, or none of them', async () => {
    const { resale, tickets } = await opened()
    const [key = ''] = tickets().list.groups.map((group) => group.key)
    const choices = () => tickets().groups.get(key)
    expect(choices()).toEqual([
      { status: resaleStatus.putUp, count: 3, chosen: 0 },
      { status: resaleStatus.cancel, count: 2, chosen: 0 },
    ])
    resale.toggle('2')
    resale.toggleAll(key, resaleStatus.putUp)
    expect([...tickets().chosen]).toEqual(['1', '2', '3', '5'])
    resale.toggleAll(key, resaleStatus.putUp)
    expect([...tickets().chosen]).toEqual(['2'])
  })

  it('drops a ticket that was updated elsewhere, and closes its question', async () => {
    const { resale, tickets, world, bookings } = await opened()
    resale.toggle('2')
    resale.ask()
    expect(tickets().kind).toBe('asking')
    world('2', 3)
    await bookings.feature.refresh('SUN1003')
    expect([tickets().kind, tickets().chosen.size]).toEqual(['choosing', 0])
    resale.toggle('1')
    expect(tickets().kind).toBe('choosing')
  })

  it('has no question if it is empty', async () => {
    const { resale, tickets } = await opened()
    resale.ask()
    expect(tickets().kind).toBe('choosing')
    expect(await resale.update()).toEqual({ kind: 'nothingChosen' })
  })

  it('outlives an expired session', async () => {
    const { resale, tickets, scope } = await opened()
    resale.toggle('1')
    scope.end()
    expect(resale.state$.value.kind).toBe('loading')
    await resale.open()
    expect([...tickets().chosen]).toEqual(['1'])
  })

  it('and a failed update are gone for the next customer', async () => {
    const { resale, stored, tickets, failing, scope } = await opened()
    resale.toggle('1')
    failing.set('put up 1 of SUN1003', notForResale('Not now.'))
    await resale.update()
    resale.ask()
    stored.clear()
    scope.end()
    await resale.open()
    expect(tickets()).toMatchObject({ kind: 'choosing', chosen: new Set(), failure: null })
  })
})

describe('the update of a resale', () => {
  it('can be given its tickets, and sends no batch if nothing is listed', async () => {
    const { resale, calls } = await opened()
    expect(await resale.update([cancel('2')])).toEqual({ kind: 'saved' })
    expect(calls).toEqual(['cancel 2 of SUN1003', ...reload])
    expect(await resale.update([])).toEqual({ kind: 'nothingChosen' })
    expect(calls).toHaveLength(3)
  })

  it('is refused before anything is sent if a ticket is impossible, and names the ticket and the problem', async () => {
    const { resale, calls } = await opened()
    expect(await resale.update([cancel('2'), putUp('sold')])).toEqual({
      kind: 'invalid',
      problems: [{ index: 1, problem: 'notPossible' }],
    })
    expect(calls).toEqual([])
  })

  it('is saved if its answer was lost, but the ticket is as requested', async () => {
    const { resale, failing, lost, notified } = await opened()
    failing.set('cancel 2 of SUN1003', networkFailure)
    lost.add('cancel 2 of SUN1003')
    expect(await resale.update([cancel('2')])).toEqual({ kind: 'saved' })
    expect(notified).toEqual(['The resale of your tickets was successfully updated!'])
  })

  it('loads what it needs if the page was not opened', async () => {
    const { resale, calls, scope, bookings } = await opened()
    scope.end()
    expect(await resale.update([putUp('1')])).toEqual({ kind: 'saved' })
    expect(calls).toEqual([...reload, 'put up 1 of SUN1003', ...reload])
    scope.end()
    bookings.failing.set('get SUN1003', notFromTheApi(500))
    expect(await resale.update([putUp('3')])).toMatchObject({ kind: 'failed', failure: { operation: 'getBooking' } })
  })

  it('of other tickets is sent after the one that runs', async () => {
    const { resale, calls } = await opened()
    const ends = [resale.update([putUp('1')]), resale.update([cancel('2')])]
    expect(await Promise.all(ends)).toEqual([{ kind: 'saved' }, { kind: 'saved' }])
    expect(calls).toEqual(['put up 1 of SUN1003', ...reload, 'cancel 2 of SUN1003', ...reload])
  })

  it('of other tickets is not sent if the session ends while it waits', async () => {
    const { resale, calls, scope } = await opened()
    const ends = [resale.update([putUp('1')]), resale.update([cancel('2')])]
    scope.end()
    expect(await Promise.all(ends)).toMatchObject([{ kind: 'cancelled' }, { kind: 'cancelled' }])
    expect(calls).not.toContain('cancel 2 of SUN1003')
  })

  it('is updating until its end; a second call sends nothing, and what is selected meanwhile stays', async () => {
    const { resale, calls, hold, tickets } = await opened()
    const gate = hold()
    resale.toggle('1')
    const first = resale.update()
    const second = resale.update()
    await settled()
    expect(tickets().kind).toBe('updating')
    expect(calls).toEqual(['put up 1 of SUN1003'])
    resale.toggle('3')
    gate.resolve()
    expect(await second).toBe(await first)
    expect([tickets().kind, [...tickets().chosen]]).toEqual(['choosing', ['3']])
  })

  it('shows an error once by its code, reports it as fatal, and keeps refused tickets selected', async () => {
    const { resale, failing, notified, reports, tickets } = await opened()
    failing.set(
      'put up 1 3 of SUN1003',
      serverFailure([
        { code: '500036010', message: 'Ticket 1' },
        { code: '500036010', message: 'Ticket 3' },
      ]),
    )
    failing.set('cancel 4 of SUN1003', notForResale('Ticket 4'))
    for (const id of ['1', '2', '3', '4']) resale.toggle(id)
    const end = await resale.update()
    expect(end).toMatchObject({ kind: 'partlySaved', left: [putUp('1'), putUp('3'), cancel('4')] })
    expect(notified).toEqual(["We're unable to update the resale status of some of your tickets right now."])
    expect(reports).toMatchObject([{ code: '500036010', severity: 'fatal' }])
    expect(tickets().failure).toMatchObject({ operation: 'resale' })
    expect([...tickets().chosen]).toEqual(['1', '3', '4'])
    resale.clear()
    expect(tickets().failure).toBeNull()
  })

  it('reloads the pending changes, because one may be the reason for the refusal', async () => {
    const { resale, failing, waiting, tickets } = await opened()
    failing.set('put up 1 of SUN1003', notForResale('Ticket 1'))
    waiting.push({ ticketId: '1', status: 'PENDING' })
    await resale.update([putUp('1')])
    const row = tickets().list.groups[0]?.entries.find(({ ticket }) => ticket.id === '1')
    expect(row?.state).toEqual({ kind: 'customerDataChanges' })
  })

  it.each([networkFailure, timedOut])(
    'without a connection stays on the page, shows one message, and keeps the selection: %j',
    async (failure) => {
      const { resale, failing, notified, calls, visited, tickets } = await opened()
      for (const id of ['2', '4']) failing.set(`cancel ${id} of SUN1003`, failure)
      failing.set('pending', failure)
      resale.toggle('2')
      resale.toggle('4')
      expect(await resale.update()).toMatchObject({ kind: 'failed' })
      expect(calls).toEqual(['cancel 2 of SUN1003', 'cancel 4 of SUN1003'])
      expect(notified).toEqual([
        "We're having problems, so we do not know yet whether this was done. Please check, and try again if it was not.",
      ])
      expect([[...tickets().chosen], visited]).toEqual([['2', '4'], []])
      expect(tickets().failure).toMatchObject({ updated: 'unknown' })
    },
  )

  it('ends the session if the first call after a lost one is answered 401', async () => {
    const { resale, failing, visited } = await opened()
    failing.set('cancel 2 of SUN1003', networkFailure)
    failing.set('pending', unauthorised([]))
    resale.toggle('2')
    expect(await resale.update()).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    expect(visited).toEqual(['/login'])
  })

  it('says how many of the tickets were updated: none, some, or unknown', async () => {
    const { resale, failing, bookings, tickets } = await opened()
    const updated = async (...given: readonly ResaleTicket[]) => {
      await resale.update(given)
      return tickets().failure?.updated
    }
    failing.set('put up 1 of SUN1003', notForResale('Ticket 1'))
    failing.set('cancel 2 of SUN1003', timedOut)
    failing.set('pending', networkFailure)
    failing.set('put up 3 of SUN1003', connectionFailure(null, true))
    expect(await updated(putUp('1'))).toBe('none')
    expect(await updated(putUp('3'))).toBe('none')
    expect(await updated(cancel('2'))).toBe('unknown')
    failing.delete('pending')
    expect(await updated(cancel('2'))).toBe('none')
    expect(await updated(putUp('1'), cancel('4'))).toBe('some')
    bookings.failing.set('get SUN1003', notFromTheApi(500))
    expect(await updated(putUp('5'), cancel('2'))).toBe('unknown')
  })

  it('says that the update is unknown until everything was read again', async () => {
    const { resale, failing, lost, tickets } = await opened()
    failing.set('cancel 2 of SUN1003', networkFailure)
    lost.add('cancel 2 of SUN1003')
    failing.set('pending', networkFailure)
    resale.toggle('2')
    await resale.update()
    const shown = () => [tickets().failure?.updated, ...tickets().chosen]
    expect(shown()).toEqual(['unknown', '2'])
    await resale.open()
    expect(shown()).toEqual(['unknown'])
    failing.delete('pending')
    await resale.open()
    expect(shown()).toEqual([undefined])
  })

  it('is read again before the next update while it is unknown', async () => {
    const { resale, failing, lost, calls, tickets } = await opened()
    failing.set('cancel 2 of SUN1003', networkFailure)
    lost.add('cancel 2 of SUN1003')
    failing.set('pending', networkFailure)
    resale.toggle('2')
    expect(await resale.update()).toMatchObject({ kind: 'failed', isUnclear: true })
    expect([...tickets().chosen]).toEqual(['2'])
    failing.delete('pending')
    calls.length = 0
    expect(await resale.update()).toEqual({ kind: 'nothingChosen' })
    expect(calls.filter((call) => call.startsWith('cancel'))).toEqual([])
    expect(tickets()).toMatchObject({ kind: 'choosing', failure: null })
  })

  it('says that the tickets were updated and deselects them, even if the booking cannot be reloaded', async () => {
    const { resale, bookings, tickets, notified } = await opened()
    resale.toggle('1')
    bookings.failing.set('get SUN1003', notFromTheApi(500))
    expect(await resale.update()).toMatchObject({ kind: 'savedUnread' })
    expect(notified).toContain('The resale of your tickets was successfully updated!')
    expect(tickets().chosen.size).toBe(0)
  })
})
