import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../test/Deferred.js'
import { basketOfTickets, basketWithTickets, openBasket, tooMany, twoTickets } from '../../test/basket/openBasket.js'
import { settled } from '../../test/VirtualTime.js'

describe('the warnings of the mandatory sections', () => {
  it('are one prompt with every error, in the order of the sections', async () => {
    const { basket, api, messages } = await basketWithTickets('t0')
    api.invalidate('transport', 'Choose a coach.')
    api.invalidate('tickets', 'A ticket has no holder.', 'Two tickets overlap.')
    await basket.load()
    expect(messages.prompt$.value).toMatchObject({
      type: 'warning',
      header: 'Warning',
      message: ['A ticket has no holder.', 'Two tickets overlap.', 'Choose a coach.'],
      listed: true,
      required: false,
      actions: [{ label: 'OK' }, { label: 'Put it right' }],
    })
  })

  it.each([
    ['extras', '/booking/SUN1001/extras'],
    ['transport', '/booking/SUN1001/transport'],
    ['accommodation', '/booking/SUN1001/accommodation'],
    ['tickets', '/booking/SUN1001/cart'],
  ] as const)('lead to where %s are put right', async (section, page) => {
    const { basket, api, messages, visited } = await basketWithTickets('t0')
    api.invalidate(section, 'Something is missing.')
    await basket.load()
    messages.act(messages.prompt$.value?.id ?? '', 1)
    expect([visited, messages.prompt$.value]).toEqual([[page], null])
  })

  it('are shown once, also after a reload of the page, until they change or the session ends', async () => {
    const { basket, api, messages, tabMemory, scope } = await basketWithTickets('t0')
    api.invalidate('extras', 'Choose a helmet.')
    await basket.load()
    messages.act(messages.prompt$.value?.id ?? '', 0)
    await basket.check()
    await basket.load()
    expect(messages.prompt$.value).toBeNull()

    const afterReload = async (...errors: readonly string[]) => {
      const next = openBasket({ tabMemory })
      next.api.plant(basketOfTickets('t0'))
      next.api.invalidate('extras', ...errors)
      await next.basket.check()
      return next.messages.prompt$.value?.message
    }
    expect(await afterReload('Choose a helmet.')).toBeUndefined()
    expect(await afterReload('Choose two helmets.')).toEqual(['Choose two helmets.'])
    scope.end()
    expect(await afterReload('Choose two helmets.')).toEqual(['Choose two helmets.'])
  })

  it('replace the previous warnings: one prompt after two changes in a row', async () => {
    const { basket, api, messages } = await basketWithTickets('t0')
    api.invalidate('transport', 'Choose a coach.')
    const first = basket.addTickets(twoTickets)
    const second = basket.remove(['tickets/t0'])
    await first
    api.invalidate('transport', 'Choose the way back.')
    await second
    const shown = messages.prompt$.value
    expect(shown?.message).toEqual(['Choose the way back.'])
    messages.act(shown?.id ?? '', 0)
    expect(messages.prompt$.value).toBeNull()
  })

  it('are not repeated while they stand on the page, but are after an addition elsewhere', async () => {
    const { basket, api, messages } = await basketWithTickets('t0', 't1')
    api.invalidate('transport', 'Choose a coach.')
    await basket.load()
    messages.act(messages.prompt$.value?.id ?? '', 0)
    await basket.remove(['tickets/t1'])
    await basket.addPassengers([{ id: 8, firstName: 'Ben', lastName: '', email: '', telephone: '' }])
    expect(messages.prompt$.value).toBeNull()
    await basket.addTickets(twoTickets)
    expect(messages.prompt$.value?.message).toEqual(['Choose a coach.'])
  })

  it.each([
    ['nothing is wrong any more', 'get'],
    ['the basket is gone', 'gone'],
    ['it is reset', 'reset'],
  ] as const)('are withdrawn if %s', async (_what, how) => {
    const { basket, api, messages } = await basketWithTickets('t0')
    api.invalidate('transport', 'Choose a coach.')
    await basket.load()
    expect(messages.prompt$.value).not.toBeNull()
    api.validate('transport')
    if (how === 'gone') api.plant(null)
    await (how === 'reset' ? basket.discard() : basket.load())
    expect(messages.prompt$.value).toBeNull()
  })

  it.each([
    ['after the first went away', true],
    ['in place of the first', false],
  ])(
    'of another basket, created elsewhere %s, are shown by a plain check although they are the same',
    async (_, isSeen) => {
      const { basket, api, messages } = await basketWithTickets('t0')
      api.invalidate('transport', 'Choose a coach.')
      await basket.check()
      messages.act(messages.prompt$.value?.id ?? '', 0)
      api.plant(null)
      if (isSeen) await basket.check()
      expect(messages.prompt$.value).toBeNull()
      api.plant({ ...basketOfTickets('t0'), id: 'b2' })
      await basket.check()
      expect(messages.prompt$.value?.message).toEqual(['Choose a coach.'])
    },
  )
})

describe('getting the basket', () => {
  it('stops without a message on errors of the back end', async () => {
    const { basket, api, signals, notified, contents } = openBasket()
    api.failNext('get', tooMany)
    expect((await basket.load()).kind).toBe('failed')
    expect([signals, notified]).toEqual([[], []])
    expect(contents().kind).toBe('failed')
  })
})

describe('when the session ends', () => {
  it('the basket is forgotten, and queued changes do not run', async () => {
    const { basket, api, scope, notified, contents } = await basketWithTickets('t1', 't2')
    const removing = createDeferred<void>()
    api.beforeNext('remove tickets', () => removing.promise)
    const flows = [basket.remove(['tickets/t1']), basket.remove(['tickets/t2'])]
    await settled()
    scope.end()
    expect(contents()).toEqual({ kind: 'unknown' })
    removing.resolve()
    expect(await Promise.all(flows)).toEqual([
      { kind: 'cancelled', reason: 'sessionEnded' },
      { kind: 'cancelled', reason: 'sessionEnded' },
    ])
    expect(api.log.filter((call) => call === 'remove tickets t2')).toEqual([])
    expect([contents(), notified, basket.state$.value.processing]).toEqual([{ kind: 'unknown' }, [], false])
  })
})

describe('a check for a basket', () => {
  it('sends one request for simultaneous callers, and another for a later caller', async () => {
    const { basket, api } = openBasket()
    const gets = () => api.log.filter((call) => call === 'get').length
    const ends = await Promise.all([basket.check(), basket.check(), basket.checkOnce()])
    expect(ends).toEqual([{ kind: 'none' }, { kind: 'none' }, { kind: 'none' }])
    expect(gets()).toBe(1)
    await basket.check()
    expect(gets()).toBe(2)
  })

  it('runs after a change that was requested before it', async () => {
    const { basket, api } = await basketWithTickets('t0')
    api.log.length = 0
    await Promise.all([basket.check(), basket.remove(['tickets/t0']), basket.check()])
    expect(api.log[0]).toBe('get')
    expect(api.log.at(-1)).toBe('get')
    expect(api.log.lastIndexOf('get')).toBeGreaterThan(api.log.findIndex((call) => call.startsWith('remove')) + 1)
  })
})

describe('a port that throws', () => {
  it.each([
    ['get', 'get', [], true],
    ['check', 'get', ['checkComplete'], false],
    ['addTickets', 'addTickets', ['addFailed'], true],
    ['addNameChange', 'addNameChange', ['addFailed'], true],
    ['remove', 'remove tickets', [], true],
  ] as const)('ends its flow, is reported, and the next one runs: %s', async (flow, call, signalled, isSaid) => {
    const { basket, api, signals, notified, reports } = await basketWithTickets('t1')
    const broken = createDeferred<void>()
    api.beforeNext(call, () => broken.promise.then(() => Promise.reject(new TypeError('of a customer'))))
    const flows = {
      get: basket.load,
      check: basket.check,
      addTickets: () => basket.addTickets(twoTickets),
      addNameChange: () =>
        basket.addNameChange({
          ticketId: '1',
          firstName: 'Maya',
          lastName: 'Lind',
          email: '',
          telephone: '',
        }),
      remove: () => basket.remove(['tickets/t1']),
    }
    const outcome = flows[flow]()
    const next = basket.create()
    await settled()
    broken.resolve()
    const end = await outcome
    expect(end.kind).toBe('failed')
    expect(await next).toEqual({ kind: 'loaded' })
    expect([basket.state$.value.processing, basket.state$.value.awaitingResponse]).toEqual([false, false])
    expect(signals).toEqual(signalled)
    expect(notified).toEqual(isSaid ? ["It looks like we're having a few problems with your request."] : [])
    expect(reports).toMatchObject([{ code: 'basketFlowBroke', severity: 'fatal' }])
    expect(JSON.stringify(reports)).not.toContain('of a customer')
  })
})
