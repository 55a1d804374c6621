import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { notFromTheApi, networkFailure, timedOut } from '../failure/Failure.js'
import { createDeferred } from '../../test/Deferred.js'
import { full, withBasket } from '../../test/basket/fullBasket.js'
import { emptyBasket, passenger } from '../../test/basket/aBasket.js'
import { openBasket, tooMany, tooManyText, twoTickets } from '../../test/basket/openBasket.js'
import { minor, zeroMinor } from '../money/Money.js'
import { settled } from '../../test/VirtualTime.js'

const notEmptied = {
  what: 'emptying',
  lines: ["We're unable to empty your basket right now. Please try again."],
}

describe('the basket on its page', () => {
  it('is unknown, loading, and then shown', async () => {
    const { basket, api } = openBasket()
    api.plant(full)
    expect(basket.state$.value).toMatchObject({ kind: 'unknown' })
    const end = basket.load()
    await Promise.resolve()
    expect(basket.state$.value).toMatchObject({ kind: 'loading' })
    expect(await end).toEqual({ kind: 'loaded' })
    expect(basket.state$.value).toMatchObject({ kind: 'loaded', count: 11, canPick: true, obstacle: null })
  })

  it('is empty if there is no basket, or one without items', async () => {
    const { basket, api } = openBasket()
    expect(await basket.load()).toEqual({ kind: 'none' })
    expect(basket.state$.value.kind).toBe('none')
    api.plant(emptyBasket)
    await basket.load()
    expect(basket.state$.value.kind).toBe('none')
  })

  it('leaves out cancelled passengers, and is empty without another', async () => {
    const gone = { ...passenger(3), cancelled: true }
    const { basket, api, shown } = await withBasket({ ...full, tickets: [], passengers: [gone, passenger(4)] })
    expect(shown().newPassengers.map(({ key }) => key)).toEqual(['passengers/4'])
    api.plant({ ...emptyBasket, passengers: [gone] })
    await basket.load()
    expect(basket.state$.value.kind).toBe('none')
  })

  it('gives the reason why it cannot be paid for', async () => {
    const { basket, api, shown } = await withBasket()
    api.invalidate('transport', 'Choose a way home')
    await basket.load()
    expect(shown().obstacle).toBe('mandatorySection')
    expect(shown().sections.find(({ name }) => name === 'transport')?.warnings).toEqual(['Choose a way home'])
    api.validate('transport')
    api.plant({ ...emptyBasket, passengers: [passenger(3)] })
    await basket.load()
    expect(shown().obstacle).toBe('nothingToBuy')
    api.answerNext('get', right({ ...full, total: minor(-500) }))
    await basket.load()
    expect(shown().obstacle).toBe('belowZero')
    api.answerNext('get', right({ ...full, total: zeroMinor }))
    await basket.load()
    expect(shown().obstacle).toBeNull()
  })

  it('names the passenger of each line once the booking is loaded, without two equal names', async () => {
    const { shown, bookingOf } = await withBasket()
    bookingOf([{ ...passenger(1), firstName: 'Theo' }])
    const [ticket, other] = shown().sections[0]?.lines ?? []
    expect([ticket?.removeLabel, other?.removeLabel]).toEqual([
      'Remove Standing, Theo Hart',
      'Remove Standing, Amelia Hart',
    ])
  })

  it('keeps the same line objects while one is selected', async () => {
    const { basket, shown } = await withBasket()
    const before = shown()
    basket.pick('tickets/t1', true)
    expect(shown().lines).toBe(before.lines)
    expect(shown().sections).toBe(before.sections)
  })

  it('is discarded without a question if its contents are not known', async () => {
    const { basket, api } = openBasket()
    api.plant(full)
    expect(await basket.discard()).toEqual({ kind: 'discarded' })
    expect(api.log).toEqual(['reset'])
  })
})

describe('selecting lines', () => {
  it('includes the extras of a selected room, and drops removed lines', async () => {
    const { basket, api, shown } = await withBasket()
    basket.pick('accommodations/r3', true)
    basket.pick('transport/c1', true)
    expect([...shown().picked]).toEqual(['accommodations/r3', 'extras/of r3', 'transport/c1'])
    basket.pick('accommodations/r3', false)
    expect([...shown().picked]).toEqual(['extras/of r3', 'transport/c1'])
    api.plant({ ...full, transport: [] })
    await basket.load()
    expect([...shown().picked]).toEqual(['extras/of r3'])
  })

  it('is not offered for a single line or an empty basket', async () => {
    const { basket, api, shown } = await withBasket({ ...emptyBasket, transport: full.transport })
    expect([shown().canPick, shown().areAllPicked]).toEqual([false, false])
    api.plant({ ...emptyBasket, passengers: [passenger(3)] })
    await basket.load()
    expect([shown().canPick, shown().areAllPicked, shown().lines]).toEqual([false, false, []])
  })

  it('selects nothing before the basket is loaded', async () => {
    const { basket, api } = openBasket()
    basket.pick('tickets/t1', true)
    basket.pickAll(true)
    expect([basket.askToRemove(['tickets/t1']), basket.askToRemovePicked()]).toEqual([
      { kind: 'nothingToRemove' },
      { kind: 'nothingToRemove' },
    ])
    expect(api.log).toEqual([])
  })

  it('selects all lines, or none, at once', async () => {
    const { basket, shown } = await withBasket()
    basket.pickAll(true)
    expect([shown().areAllPicked, shown().picked.size]).toEqual([true, shown().lines.length])
    basket.pickAll(false)
    expect([shown().areAllPicked, shown().picked.size]).toEqual([false, 0])
    expect(basket.askToRemovePicked()).toEqual({ kind: 'nothingToRemove' })
  })
})

describe('discarding the basket', () => {
  it('asks first, and then clears the stored basket', async () => {
    const { basket, shown, signals } = await withBasket()
    basket.askToDiscard()
    expect(shown().question).toEqual({ kind: 'discard' })
    basket.dismissQuestion()
    expect(shown().question).toBeNull()
    basket.askToDiscard()
    expect(await basket.discard()).toEqual({ kind: 'discarded' })
    expect([basket.state$.value.kind, signals]).toEqual(['none', ['resetSucceeded']])
  })

  it('is shown as running, while other changes are not', async () => {
    const { basket, api, shown } = await withBasket()
    const answering = createDeferred<void>()
    api.beforeNext('reset', () => answering.promise)
    expect(shown().isDiscarding).toBe(false)
    const discarding = basket.discard()
    await settled()
    expect(shown().isDiscarding).toBe(true)
    answering.resolve()
    await discarding
    api.plant(full)
    const loading = basket.load()
    await loading
    void basket.addTickets(twoTickets)
    expect(shown().isDiscarding).toBe(false)
  })

  it('stores the booking reference from the answer', async () => {
    const { basket, api } = await withBasket()
    expect(basket.state$.value.bookingRef).toBeNull()
    api.answerNext('reset', right('SUN1001-B'))
    await basket.discard()
    expect(basket.state$.value.bookingRef).toBe('SUN1001-B')
  })

  it('succeeds if the basket is found to be gone', async () => {
    const { basket, api } = await withBasket()
    api.plant(null)
    expect(await basket.discard()).toEqual({ kind: 'discarded' })
  })

  it('shows the errors of the back end and keeps the basket', async () => {
    const { basket, api, notified, signals } = await withBasket()
    api.failNext('reset', tooMany)
    expect((await basket.discard()).kind).toBe('failed')
    expect([notified, basket.state$.value.kind, signals]).toEqual([[tooManyText], 'loaded', []])
  })

  it.each([networkFailure, timedOut, notFromTheApi(500), { kind: 'decode', path: 'bookingRef' } as const])(
    'swallows an exception, loads the basket, and has the page say that it is not empty: %o',
    async (failure) => {
      const { basket, api, notified, shown } = await withBasket()
      api.failNext('reset', failure)
      expect(await basket.discard()).toMatchObject({ kind: 'failed', failure: { cause: failure } })
      expect(api.log).toEqual(['get', 'reset', 'get'])
      expect([notified, shown().notDone]).toMatchObject([[], notEmptied])
      await basket.discard()
      expect([notified, basket.state$.value.kind]).toEqual([[], 'none'])
    },
  )

  it('shows a basket as empty if the answer is lost after it was emptied', async () => {
    const { basket, api, notified, signals } = await withBasket()
    api.loseNext('reset')
    expect(await basket.discard()).toEqual({ kind: 'discarded' })
    expect([notified, basket.state$.value.kind, signals]).toEqual([[], 'none', ['resetSucceeded']])
  })

  it('says nothing of it in a later basket', async () => {
    const { basket, api, shown } = await withBasket()
    api.failNext('reset', timedOut)
    api.afterNext('reset', () => api.answerAll('get', left(notFromTheApi(500))))
    await basket.discard()
    expect(shown().notDone).not.toBeNull()
    api.answerAll('get', null)
    api.plant(null)
    await basket.load()
    await basket.addTickets(twoTickets)
    expect(shown().notDone).toBeNull()
  })

  it('says so too if no call is answered', async () => {
    const { basket, api, notified, shown } = await withBasket()
    api.failNext('reset', timedOut)
    api.afterNext('reset', () => api.failNext('get', timedOut))
    expect((await basket.discard()).kind).toBe('failed')
    expect([notified, shown().notDone]).toMatchObject([[], notEmptied])
  })

  it('resets flags and warnings: a new basket with the same warning shows it', async () => {
    const { basket, api, messages } = await withBasket()
    const room = { accommodationId: 'A1', roomId: 'R1', name: 'Double', extras: [] }
    await basket.addAccommodation({ rooms: [room] })
    expect(basket.state$.value.accommodationsAdded).toBe(true)
    api.invalidate('transport', 'Choose a coach.')
    await basket.check()
    await basket.discard()
    expect(basket.state$.value.accommodationsAdded).toBe(false)
    api.plant(full)
    await basket.check()
    expect(messages.prompt$.value?.message).toEqual(['Choose a coach.'])
  })
})

it('forgets the selection and the open question when the session ends', async () => {
  const { basket, scope, shown } = await withBasket()
  basket.pickAll(true)
  basket.askToDiscard()
  scope.end()
  expect(basket.state$.value).toMatchObject({ kind: 'unknown' })
  await basket.load()
  expect([shown().picked.size, shown().question]).toEqual([0, null])
})
