import { describe, expect, it } from 'vitest'
import { optionsOf, shownBy } from '../commands/catalogue/AddRooms.js'
import { openBasket } from '../model/basket/openBasket.js'
import { TestContext } from '../model/TestContext.js'
import { setOut } from '../running/travel.js'

const ref = 'SUN1001'

const enter = async () => {
  /** Actions that run once, when something is added. */
  const whenSent: (() => void)[] = []
  const sent: string[] = []
  const context = new TestContext({
    network: (backEnd) => async (address, init) => {
      const { method, url } = new Request(address, init)
      if (method === 'POST' && /\/(accommodation|extra)[^/]*$/.test(url)) {
        sent.push(url)
        whenSent.splice(0).forEach((act) => act())
      }
      return backEnd(address, init)
    },
  })
  await setOut(context, 'signedIn')
  const tab = context.journey.tab()
  await context.press(tab, tab.dashboard.basket(ref).create)
  const shop = tab.dashboard.roomShop(ref, '3101')
  await context.press(tab, shop.open)
  const press = async (command: 'add') => {
    const ends: unknown[] = []
    await context.press(tab, async () => ends.push(await shop[command]()))
    return ends[0]
  }
  const { faults } = context.journey.backend
  /** Loses the answer to the next add call and fails every basket read until `mend`. */
  const lose = (path: 'addAccommodations' | 'addAccommodationExtras') => {
    faults.add({ match: { path }, times: 'once', effect: { kind: 'lostAnswer' } })
    whenSent.push(() =>
      faults.add({ match: { path: 'getBasket' }, times: 'always', effect: { kind: 'status', status: 500 } }),
    )
  }
  const held = () => openBasket(context, ref)?.held ?? []
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
    const [first] = optionsOf(room?.extras ?? []).filter(({ option }) => option.canBeChosen)
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
