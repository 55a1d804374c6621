import { basketOf, type TransportChoosing } from '@booking-dashboard/core'
import type { TransportField } from '@booking-dashboard/core/ports'
import { describe, expect, it } from 'vitest'
import { openBasket } from '../openBasket.js'
import { chooseTransport } from '../../src/journeys/chooseTransport.js'
import { ref, setOut } from '../setOut.js'

const coach: Partial<Record<TransportField, string>> = {
  type: '51',
  route: '5101',
  outbound: '510102',
  return: '510103',
}

const enter = async (bookingRef = ref) => {
  /** Actions that run once, when the seats are sent. */
  const whenSent: (() => void)[] = []
  const journey = await setOut('signedIn', {
    network: (backEnd) => async (address, init) => {
      const { method, url } = new Request(address, init)
      if (method === 'POST' && url.endsWith('/transport')) whenSent.splice(0).forEach((act) => act())
      return backEnd(address, init)
    },
  })
  const { press } = journey
  const dashboard = journey.page()
  const finder = dashboard.transportFinder(bookingRef)
  const state = (): TransportChoosing => {
    const now = finder.state$.value
    if (now.kind === 'loading' || now.kind === 'failed') throw new Error(`The finder is ${now.kind}`)
    return now
  }
  /** Both passengers have transport already: a second one is their choice. */
  const find = (wanted = coach): Promise<unknown> =>
    press(async () => {
      await chooseTransport(finder, ({ field, options }) => wanted[field] ?? options.at(-1)?.value)
      for (const { passengerId, isChosen } of state().passengers) if (!isChosen) finder.togglePassenger(passengerId)
    })
  const add = (): Promise<unknown> => press(finder.add)
  const held = () => openBasket(journey, bookingRef)?.held ?? []
  const shown = () =>
    basketOf(dashboard.basket(bookingRef).state$.value)?.transport.map(({ passengerId }) => passengerId)
  const fail = journey.backend.faults.add
  return { journey, press, dashboard, finder, state, find, add, held, shown, fail, whenSent }
}

const seats = ['stop 510102', 'stop 510102', 'stop 510103', 'stop 510103']

describe('transport that a customer finds and adds', () => {
  it('is a seat for each passenger on each departure, and is no longer on offer', async () => {
    const { find, add, state, held, shown } = await enter()
    await find()
    expect(state()).toMatchObject({ active: { name: 'passengers' }, button: 'ready', totals: { total: 26400 } })
    expect(await add()).toEqual({ kind: 'added', count: 4 })
    expect([held(), shown()]).toEqual([seats, [1, 2, 1, 2]])
    expect(state().inBasket.map(({ direction }) => direction)).toEqual(['OUTBOUND', 'RETURN'])
    await find()
    const [outbound] = state().active.questions
    expect(outbound?.options.find(({ value }) => value === '510102')?.departure?.level).toBe('soldOut')
  })

  it('leaves other transport alone that the customer chose meanwhile', async () => {
    const { journey, press, dashboard, finder, find, add, fail, state, held, whenSent } = await enter()
    await press(dashboard.basket(ref).create)
    await find()
    fail({ match: { path: 'addTransport' }, times: 'once', effect: { kind: 'lostAnswer' } })
    whenSent.push(() =>
      fail({ match: { path: 'getBasket' }, times: 'always', effect: { kind: 'status', status: 500 } }),
    )
    await add()
    journey.backend.faults.clear()
    await press(async () => finder.togglePassenger(2))
    expect(await add()).toEqual({ kind: 'added', count: 4 })
    expect([held(), state().active.name]).toEqual([seats, 'passengers'])
  })

  it('goes one way if the package allows it', async () => {
    const { find, state, add } = await enter('SUN1003')
    await find({ direction: 'RETURN_ONLY' })
    expect(state().totals.lines).toHaveLength(1)
    expect(await add()).toMatchObject({ kind: 'added' })
  })
})
