import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../test/Deferred.js'
import { emptyBasket } from '../../../test/basket/aBasket.js'
import { tooMany } from '../../../test/basket/openBasket.js'
import { choose, oneWay, openTransport, toStops, toPassengers } from '../../../test/catalogue/openTransport.js'
import { settled } from '../../../test/VirtualTime.js'
import { noTransport } from './transportSeats.js'

describe('adding seats', () => {
  it('that is refused keeps the choice, and reloads the seats of those departures', async () => {
    const open = openTransport()
    await toPassengers(open)
    open.api.plant(emptyBasket)
    open.asked.length = 0
    open.api.failNext('addTransport', tooMany)
    const steps = new Set<string>()
    const watching = open.finder.state$.subscribe((state) => 'active' in state && steps.add(state.active.name))
    expect(await open.finder.add()).toMatchObject({ kind: 'failed', failure: { cause: tooMany } })
    watching.unsubscribe()
    expect([...steps]).toEqual(['passengers'])
    expect([open.state().kind, open.state().outcome, open.chosen().length]).toEqual(['choosing', { kind: 'failed' }, 5])
    expect(open.asked.map(([call]) => call)).toEqual(['stops', 'stops'])
    expect(open.state().active.name).toBe('passengers')
    open.finder.togglePassenger(2)
    expect(open.state().outcome).toEqual({ kind: 'none' })
    expect(await open.finder.add()).toEqual({ kind: 'added', count: 2 })
  })

  it('keeps what was chosen meanwhile, and reports that the others are added', async () => {
    const open = openTransport()
    await toPassengers(open)
    const adding = createDeferred<void>()
    open.api.beforeNext('addTransport', () => adding.promise)
    const end = open.finder.add()
    await settled()
    open.finder.togglePassenger(2)
    adding.resolve()
    expect(await end).toEqual({ kind: 'added', count: 4 })
    expect([open.state().kind, open.state().outcome, open.chosen().length]).toEqual([
      'choosing',
      { kind: 'added', messages: ['Transport added to basket'] },
      5,
    ])
    open.finder.goTo('date')
    const again = open.finder.add()
    await choose(open.finder, { date: '2027-05-02' })
    expect(await again).toMatchObject({ kind: 'added' })
    expect([open.state().kind, open.state().active.name]).toEqual(['choosing', 'places'])
  })

  it('needs the booking with its passengers', async () => {
    const open = openTransport()
    expect(await open.finder.add()).toMatchObject({ kind: 'invalid', problems: [{ kind: 'transportOpen' }, {}] })
    open.finder.togglePassenger(1)
    expect(open.finder.state$.value.kind).toBe('loading')
  })
})

describe('going through the steps', () => {
  it('stores a departure with the other choices, but not a mere pick', async () => {
    const open = openTransport(oneWay)
    await open.finder.open()
    await choose(open.finder, { type: 'T1' })
    await choose(open.finder, { route: 'R1' })
    await choose(open.finder, { direction: 'BOTH_WAYS' })
    await choose(open.finder, { date: '2027-05-01' })
    const stored = () => open.drafts.read('transport/SUN1001', noTransport)
    const before = stored()
    expect(before.choices).toMatchObject({
      typeId: 'T1',
      mode: 'BOTH_WAYS',
      isModeChosen: true,
      date: '2027-05-01',
    })
    await choose(open.finder, { departure: 'London' })
    await open.finder.pick('outbound', 'out')
    expect(stored().choices).toMatchObject({ outboundStopId: 'out' })
  })

  it('begins with the draft of an earlier page on a page that is opened for the first time', async () => {
    const before = openTransport(oneWay)
    await toStops(before, 'OUTBOUND_ONLY')
    await choose(before.finder, { outbound: 'out' })
    const open = openTransport(oneWay)
    open.drafts.store('transport/SUN1001', before.drafts.read('transport/SUN1001', noTransport))
    await open.finder.open()
    expect([open.state().active.name, open.state().totals.lines.length]).toEqual(['passengers', 1])
    await choose(open.finder, {})
    open.finder.goTo('type')
    await choose(open.finder, { type: 'T2' })
    await open.finder.open()
    expect(open.chosen()).toEqual(['type: Kind T2'])
  })
})
