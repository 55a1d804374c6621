import { describe, expect, it } from 'vitest'
import type { Loadable } from '../../reactive/resource.js'
import {
  choose,
  chooseMode,
  newTransportSearch,
  type TransportChoices,
  type TransportSearch,
} from './transportSearch.js'

const date = '2026-10-02'
const chosen: TransportChoices = {
  typeId: 'coach',
  routeId: 'north',
  mode: 'BOTH_WAYS',
  isModeChosen: true,
  date,
  departureLocation: 'Leeds',
  arrivalLocation: 'Sundown',
  outboundStopId: 'o1',
  returnStopId: 'r1',
}
const loaded = <A>(value: A): Loadable<A> => ({ kind: 'loaded', value })
const search: TransportSearch = {
  ...newTransportSearch,
  choices: chosen,
  types: loaded([]),
  routes: loaded([]),
  dates: loaded([date]),
  locations: loaded({ departures: [], arrivals: [] }),
  outboundStops: loaded([]),
  returnStops: loaded([]),
}
const noStop = { outboundStopId: null, returnStopId: null }
const noPlace = { departureLocation: null, arrivalLocation: null, ...noStop }
const noDate = { date: null, ...noPlace }

/** What is known of the offer, from the types on. */
const known = ({ types, routes, dates, locations, outboundStops, returnStops }: TransportSearch) =>
  [types, routes, dates, locations, outboundStops, returnStops].map(({ kind }) => (kind === 'loaded' ? 1 : 0)).join('')

describe('a choice of transport', () => {
  it('clears what depended on the choice before', () => {
    for (const [next, choices, offer] of [
      [choose(search, 'type', { typeId: 'ferry' }), { ...chosen, typeId: 'ferry', routeId: null, ...noDate }, '110000'],
      [choose(search, 'route', { routeId: 'south' }), { ...chosen, routeId: 'south', ...noDate }, '110000'],
      [chooseMode(search, 'OUTBOUND_ONLY'), { ...chosen, mode: 'OUTBOUND_ONLY', ...noDate }, '110000'],
      [choose(search, 'date', { date: '2026-10-03' }), { ...chosen, date: '2026-10-03', ...noPlace }, '111000'],
      [
        choose(search, 'places', { departureLocation: 'York', arrivalLocation: 'Sundown' }),
        { ...chosen, departureLocation: 'York', ...noStop },
        '111100',
      ],
      [
        choose(search, 'places', { departureLocation: 'Leeds', arrivalLocation: 'Bay' }),
        { ...chosen, arrivalLocation: 'Bay', ...noStop },
        '111100',
      ],
    ] as const)
      expect([next.choices, known(next)]).toEqual([choices, offer])
  })

  it('clears nothing if it is the same again', () => {
    for (const again of [
      choose(search, 'type', { typeId: 'coach' }),
      choose(search, 'route', { routeId: 'north' }),
      chooseMode(search, 'BOTH_WAYS'),
      choose(search, 'date', { date }),
      choose(search, 'places', { departureLocation: 'Leeds', arrivalLocation: 'Sundown' }),
    ])
      expect(again).toEqual(search)
  })
})
