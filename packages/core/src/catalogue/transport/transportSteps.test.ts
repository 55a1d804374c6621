import { describe, expect, it } from 'vitest'
import { noCost } from '../../money/Cost.js'
import type { TransportStop } from './TransportCatalogue.js'
import { newTransportSearch, type TransportChoices, type TransportSearch } from './TransportSearch.js'
import { openStep, stepToShow, transportSteps } from './transportSteps.js'

const stop = (id: string, direction: 'OUTBOUND' | 'RETURN'): TransportStop => ({
  id,
  routeId: 'R1',
  name: id,
  direction,
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  departureDate: '2027-05-01',
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  cost: noCost,
  availability: { freesale: true, available: 0 },
})

const searching = (choices: Partial<TransportChoices>, more: Partial<TransportSearch> = {}): TransportSearch => ({
  ...newTransportSearch,
  outboundStops: { kind: 'loaded', value: [stop('out', 'OUTBOUND')] },
  returnStops: { kind: 'loaded', value: [stop('back', 'RETURN')] },
  ...more,
  choices: { ...newTransportSearch.choices, ...choices },
})

const upToDate = { typeId: 'T1', routes: ['R1'], date: '2027-05-01' }
const allChosen = {
  ...upToDate,
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  outboundStopId: 'out',
  returnStopId: 'back',
}
const names = (search: TransportSearch, settled = false) => transportSteps(search, settled).map(({ name }) => name)
const open = (search: TransportSearch, settled = false) => openStep(transportSteps(search, settled))

describe('the steps of choosing transport', () => {
  it('ask for the direction only where the settings leave a choice', () => {
    expect(names(searching({}))).toEqual(['type', 'route', 'date', 'places', 'stops', 'travellers'])
    expect(names(searching({}, { modes: ['BOTH_WAYS', 'RETURN_ONLY'] }))).toContain('direction')
  })

  it('go on with the first one that is open', () => {
    expect(open(searching({}))).toBe('type')
    expect(open(searching({ typeId: 'T1' }))).toBe('route')
    expect(open(searching(upToDate))).toBe('places')
    expect(open(searching({ ...allChosen, returnStopId: null }))).toBe('stops')
    expect(open(searching(allChosen))).toBe('travellers')
  })

  it('show the direction once, though it begins as both ways', () => {
    const search = searching({ typeId: 'T1', routes: ['R1'] }, { modes: ['BOTH_WAYS', 'OUTBOUND_ONLY'] })
    expect(open(search)).toBe('direction')
    expect(open(search, true)).toBe('date')
  })

  it('keep the stops while they are asked for again, and ask anew where one is gone', () => {
    expect(open(searching(allChosen, { outboundStops: { kind: 'loading', previous: null } }))).toBe('travellers')
    expect(open(searching(allChosen, { outboundStops: { kind: 'loaded', value: [] } }))).toBe('stops')
    expect(
      open(searching({ ...allChosen, outboundStopId: null }, { outboundStops: { kind: 'loading', previous: null } })),
    ).toBe('stops')
  })

  it('lead back to what is chosen, and never over what is open', () => {
    const steps = transportSteps(searching(upToDate), false)
    expect(stepToShow(steps, 'route')).toBe('route')
    expect(stepToShow(steps, 'travellers')).toBe('places')
    expect(stepToShow(steps, 'direction')).toBe('places')
    expect(stepToShow(steps, null)).toBe('places')
  })
})
