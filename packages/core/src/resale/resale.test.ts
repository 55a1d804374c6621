import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, httpFailure, networkFailure, serverFailure } from '../failure/ApiFailure.js'
import { isLoaded, latest } from '../reactive/Loadable.js'
import { aBooking } from '../testing/aBooking.js'
import { createDeferred } from '../testing/Deferred.js'
import { createInMemoryBookings } from '../testing/InMemoryBookings.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import { settled } from '../testing/VirtualTime.js'
import { createResale } from './createResale.js'
import { resaleStatus, type ResaleTicket } from './ResaleSelection.js'

const putUp = (id: string): ResaleTicket => ({ id, status: resaleStatus.putUp })
const cancel = (id: string): ResaleTicket => ({ id, status: resaleStatus.cancel })
const notForResale = (message: string) => serverFailure([{ code: '500036010', message }])

const opened = () => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1003/resale')
  const bookings = createInMemoryBookings(surroundings, [aBooking('SUN1003')])
  const failing = new Map<string, ApiFailure>()
  const gate = createDeferred<void>()
  const waiting = [{ ticketId: '5305', status: 'IN_REVIEW' }]
  let held = false
  const done = async (call: string): Promise<Either<ApiFailure, void>> => {
    bookings.calls.push(call)
    if (held) await gate.promise
    const failure = failing.get(call)
    return failure === undefined ? right(undefined) : left(failure)
  }
  const resale = createResale({
    ...surroundings,
    onFailure: surroundings.failures.handle,
    bookingRef: 'SUN1003',
    bookings: bookings.feature,
    api: {
      putUp: (bookingRef, ids) => () => done(`put up ${ids.join(' ')} of ${bookingRef}`),
      cancel: (bookingRef, id) => () => done(`cancel ${id} of ${bookingRef}`),
      pendingChanges: () => async () => {
        const failure = failing.get('pending')
        return failure === undefined ? right([...waiting]) : left(failure)
      },
    },
  })
  const hold = (): void => {
    held = true
  }
  return { ...surroundings, calls: bookings.calls, bookings, resale, failing, waiting, hold, gate }
}

const reload = ['get SUN1003', 'allocations id of SUN1003']

describe('the update of a resale', () => {
  it('puts up in one batch, cancels each by its own call, reads the booking again and says so', async () => {
    const { resale, calls, said } = opened()
    const outcome = await resale.update([putUp('1'), cancel('2'), putUp('3'), cancel('4')])()
    expect(isRight(outcome)).toBe(true)
    expect(calls).toEqual(['put up 1 3 of SUN1003', 'cancel 2 of SUN1003', 'cancel 4 of SUN1003', ...reload])
    expect(resale.update$.value).toEqual({ kind: 'succeeded' })
    expect(said).toEqual(['The resale of your tickets was successfully updated!'])
  })

  it('makes no batch where nothing is put up, and no call where nothing is chosen', async () => {
    const { resale, calls } = opened()
    await resale.update([cancel('2')])()
    expect(calls).toEqual(['cancel 2 of SUN1003', ...reload])
    await resale.update([])()
    expect(calls).toHaveLength(3)
  })

  it('is updating until its end, and a second press meanwhile sends nothing', async () => {
    const { resale, calls, hold, gate } = opened()
    hold()
    const first = resale.update([putUp('1')])()
    const second = resale.update([putUp('1')])()
    await settled()
    expect(resale.update$.value).toEqual({ kind: 'submitting' })
    expect(calls).toEqual(['put up 1 of SUN1003'])
    gate.resolve()
    expect(await second).toBe(await first)
    expect(resale.update$.value).toEqual({ kind: 'succeeded' })
  })

  it('says an error once by its code, reports it as fatal and is marked as failed', async () => {
    const { resale, failing, said, reports } = opened()
    failing.set(
      'put up 1 2 of SUN1003',
      serverFailure([
        { code: '500036010', message: 'Ticket 1' },
        { code: '500036010', message: 'Ticket 2' },
      ]),
    )
    failing.set('cancel 3 of SUN1003', notForResale('Ticket 3'))
    const outcome = await resale.update([putUp('1'), putUp('2'), cancel('3')])()
    expect(isLeft(outcome)).toBe(true)
    expect(said).toEqual(["We're unable to update the resale status of some of your tickets right now."])
    expect(reports).toMatchObject([{ code: '500036010', severity: 'fatal' }])
    expect(resale.update$.value).toMatchObject({ kind: 'failed', failure: { operation: 'resale' } })
  })

  it('reads the booking again whatever failed, since it is not as it was shown', async () => {
    const { resale, calls, failing } = opened()
    failing.set('put up 1 of SUN1003', notForResale('Ticket 1'))
    await resale.update([putUp('1')])()
    expect(calls).toEqual(['put up 1 of SUN1003', ...reload])
    await resale.update([putUp('1'), cancel('2')])()
    expect(calls.slice(3)).toEqual(['put up 1 of SUN1003', 'cancel 2 of SUN1003', ...reload])
    expect(resale.update$.value).toMatchObject({ kind: 'failed' })
  })

  it('reads the changes that wait again where they are shown, since one may be why it was refused', async () => {
    const { resale, failing, waiting } = opened()
    failing.set('put up 1 of SUN1003', notForResale('Ticket 1'))
    await resale.loadPendingChanges()
    waiting.push({ ticketId: '1', status: 'PENDING' })
    await resale.update([putUp('1')])()
    expect(latest(resale.pendingChanges$.value)).toHaveLength(2)
  })

  it('reads the booking again after a lost answer, once the back end is there, and stays where it is until then', async () => {
    const { resale, calls, failing, visited } = opened()
    failing.set('cancel 2 of SUN1003', networkFailure)
    failing.set('pending', networkFailure)
    await resale.update([cancel('2')])()
    expect(calls).toEqual(['cancel 2 of SUN1003'])
    failing.delete('pending')
    await resale.update([cancel('2')])()
    expect(calls.slice(1)).toEqual(['cancel 2 of SUN1003', ...reload])
    expect(visited).toEqual([])
  })

  it('that meets no back end says so once, however many calls it was', async () => {
    const { resale, failing, said } = opened()
    for (const id of ['1', '2', '3']) failing.set(`cancel ${id} of SUN1003`, networkFailure)
    await resale.update([cancel('1'), cancel('2'), cancel('3')])()
    expect(said).toEqual(["We're unable to update the resale of your tickets right now. Please try again."])
  })

  it('says nothing and reads nothing once the session is over', async () => {
    const { resale, calls, said, scope, hold, gate } = opened()
    hold()
    const outcome = resale.update([putUp('1')])()
    await settled()
    scope.end()
    gate.resolve()
    expect(await outcome).toEqual(left({ operation: 'resale', cause: { kind: 'cancelled' } }))
    expect([calls, said, resale.update$.value]).toEqual([['put up 1 of SUN1003'], [], { kind: 'idle' }])
  })

  it('says that it worked also where the booking cannot be read again', async () => {
    const { resale, bookings, said } = opened()
    bookings.failing.set('get SUN1003', httpFailure(500))
    const outcome = await resale.update([putUp('1')])()
    expect(isLeft(outcome)).toBe(true)
    expect(said).toEqual([
      "We're unable to load your booking right now. Please try again.",
      'The resale of your tickets was successfully updated!',
    ])
  })
})

describe('the changes of customer data that wait', () => {
  it('are loaded beside the booking', async () => {
    const { resale } = opened()
    await resale.loadPendingChanges()
    expect(latest(resale.pendingChanges$.value)).toEqual([{ ticketId: '5305', status: 'IN_REVIEW' }])
  })

  it('are not known where that fails, and that is said', async () => {
    const { resale, failing, said } = opened()
    failing.set('pending', httpFailure(500))
    await resale.loadPendingChanges()
    expect(isLoaded(resale.pendingChanges$.value)).toBe(false)
    expect(said).toEqual([
      "We're unable to check which changes of names are still waiting right now. Please try again.",
    ])
  })
})
