import { describe, expect, it } from 'vitest'
import type { RoomShop, RoomsOnSale } from '@booking-dashboard/core'
import { ref, setOut } from '../setOut.js'
import { openBasket } from '../openBasket.js'

/** What the loaded page shows; null if no room is on sale. */
const shownBy = ({ state$ }: RoomShop): RoomsOnSale | null =>
  state$.value.kind === 'choosing' || state$.value.kind === 'adding' ? state$.value : null

const enter = async () => {
  /** Actions that run once, when something is added. */
  const whenSent: (() => void)[] = []
  const sent: string[] = []
  const journey = await setOut('signedIn', {
    network: (backEnd) => async (address, init) => {
      const { method, url } = new Request(address, init)
      if (method === 'POST' && /\/(accommodation|extra)[^/]*$/.test(url)) {
        sent.push(url)
        whenSent.splice(0).forEach((act) => act())
      }
      return backEnd(address, init)
    },
  })
  const { press: run, page } = journey
  await run(page().basket(ref).create)
  const shop = page().roomShop(ref, '3101')
  await run(shop.open)
  const press = (command: 'add'): Promise<unknown> => run(shop[command])
  const { faults } = journey.backend
  /** Loses the answer to the next add call and fails every basket read until `mend`. */
  const lose = (path: 'addAccommodations' | 'addAccommodationExtras') => {
    faults.add({ match: { path }, times: 'once', effect: { kind: 'lostAnswer' } })
    whenSent.push(() =>
      faults.add({ match: { path: 'getBasket' }, times: 'always', effect: { kind: 'status', status: 500 } }),
    )
  }
  const held = () => openBasket(journey, ref)?.held ?? []
  return { shop, press, lose, held, sent, mend: () => faults.clear(), outcome: () => shownBy(shop)?.added }
}

describe('a second submit after an add call with an unknown result', () => {
  it('finds the rooms in the basket, and adds none twice', async () => {
    const { shop, press, lose, held, mend, outcome } = await enter()
    shop.choose('31012', 2)
    lose('addAccommodations')
    expect(await press('add')).toMatchObject({ kind: 'unclear' })
    expect(await press('add')).toMatchObject({ kind: 'unclear' })
    mend()
    expect(await press('add')).toEqual({ kind: 'added', count: 2 })
    expect([held(), outcome()]).toEqual([['room 31012', 'room 31012'], { kind: 'added', rooms: 2, extras: 0 }])
    expect(await press('add')).toEqual({ kind: 'nothingChosen' })
  })

  it('leaves a later choice for a separate submit', async () => {
    const { shop, press, lose, held, mend } = await enter()
    shop.choose('31012', 1)
    lose('addAccommodations')
    await press('add')
    mend()
    shop.choose('31012', 2)
    expect(await press('add')).toEqual({ kind: 'added', count: 1 })
    expect(held()).toEqual(['room 31012'])
    expect(await press('add')).toEqual({ kind: 'added', count: 1 })
    expect(held()).toEqual(['room 31012', 'room 31012'])
  })

  it('finds the extras of rooms in the basket, and adds none twice', async () => {
    const { shop, press, lose, held, sent, mend, outcome } = await enter()
    shop.choose('31012', 1)
    await press('add')
    const [room] = shownBy(shop)?.inBasket ?? []
    const [first] = (room?.extras ?? []).flatMap((extra) =>
      extra.options.filter(({ canBeChosen }) => canBeChosen).map((option) => ({ extra, option })),
    )
    if (room === undefined || first === undefined) throw new Error('There is no extra for a room')
    shop.chooseHeldExtra(room.lineId, first.extra.extraId, first.option.optionId)
    lose('addAccommodationExtras')
    expect(await press('add')).toMatchObject({ kind: 'unclear' })
    mend()
    expect(await press('add')).toEqual({ kind: 'added', count: 1 })
    expect(held()).toEqual(['room 31012', `room extra ${first.extra.extraId} ${first.option.optionId}`])
    expect([sent.length, outcome()]).toEqual([2, { kind: 'added', rooms: 0, extras: 1 }])
  })
})
