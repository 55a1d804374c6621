import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, notFromTheApi, networkFailure } from '../../failure/Failure.js'
import { noCost } from '../../money/Money.js'
import { latest } from '../../reactive/resource.js'
import { createSurroundings } from '../../../test/createSurroundings.js'
import { createDeferred } from '../../../test/Deferred.js'
import { settled } from '../../../test/VirtualTime.js'
import type { Extra } from './ExtrasCatalogueApi.js'
import { extrasOnSale } from './extraSelection.js'
import { createExtrasOnSale } from './extrasShop.js'

const rules = { onDashboard: true, from: null, until: '2027-03-31' }
const inMarch = { now: () => Date.parse('2027-03-10') }
const extra = (id: string) => ({
  id,
  name: id,
  description: '',
  rules,
  groups: [{ groupId: 1, extraId: id, name: 'Days' }],
  options: [{ optionId: 'O1', extraId: id, groupId: 1, value: 'A week', cost: noCost, priceDisplayCode: 1 }],
})
const entry = (extraId: string, available: number) => ({
  extraId,
  optionId: 'O1',
  availability: { freesale: false, available },
})

const openExtras = (failures: Partial<Record<'extras' | 'availability', ApiFailure>> = {}) => {
  const surroundings = createSurroundings()
  const asked: ((answer: Either<ApiFailure, readonly ReturnType<typeof entry>[]>) => void)[] = []
  const deps = {
    scope: surroundings.scope,
    onFailure: surroundings.failures.handle,
    clock: inMarch,
    api: {
      extras: () => async () =>
        failures.extras === undefined ? right([extra('E1'), extra('E2')]) : left(failures.extras),
      availability: () => async () =>
        failures.availability === undefined ? right([entry('E1', 5), entry('E2', 7)]) : left(failures.availability),
      availabilityOf: () => () => {
        const answering = createDeferred<Either<ApiFailure, readonly ReturnType<typeof entry>[]>>()
        asked.push(answering.resolve)
        return answering.promise
      },
    },
  }
  const catalogue = createExtrasOnSale(deps, 'SUN1001')
  const howMany = () =>
    latest(catalogue.state$.value)?.map(({ groups }) => groups[0]?.options[0]?.availability.available)
  return { ...surroundings, catalogue, asked, howMany }
}

describe('the extras on sale', () => {
  it.each([
    ['extras', "We're unable to load the extras on sale right now. Please try again."],
    ['availability', "We're unable to check which extras are available right now. Please try again."],
  ] as const)('report which of the two could not be loaded: %s', async (call, text) => {
    const { catalogue, notified } = openExtras({ [call]: notFromTheApi(500) })
    await catalogue.load()
    expect(notified).toEqual([text])
  })

  it('are refreshed one by one, and the others stay as they are', async () => {
    const { catalogue, asked, howMany } = openExtras()
    await catalogue.load()
    const refreshing = catalogue.refreshAvailability('E1')
    asked[0]?.(right([entry('E1', 1), entry('E2', 0)]))
    await refreshing
    expect(howMany()).toEqual([1, 7])
  })

  it('use the later of two answers about one extra', async () => {
    const { catalogue, asked, howMany } = openExtras()
    await catalogue.load()
    const both = [catalogue.refreshAvailability('E1'), catalogue.refreshAvailability('E1')]
    asked[1]?.(right([entry('E1', 1)]))
    asked[0]?.(right([entry('E1', 4)]))
    await Promise.all(both)
    expect(howMany()).toEqual([1, 7])
  })

  it('drop the answer to a request from before a full reload', async () => {
    const { catalogue, asked, howMany } = openExtras()
    await catalogue.load()
    const refreshing = catalogue.refreshAvailability('E1')
    await catalogue.load()
    asked[0]?.(right([entry('E1', 1)]))
    await refreshing
    expect(howMany()).toEqual([5, 7])
  })

  it('report an extra that could not be refreshed, and stay as they are', async () => {
    const { catalogue, asked, howMany, notified, scope } = openExtras()
    await catalogue.load()
    const refreshing = catalogue.refreshAvailability('E1')
    asked[0]?.(left(networkFailure))
    await refreshing
    expect(howMany()).toEqual([5, 7])
    expect(notified).toEqual(["We're unable to check which extras are available right now. Please try again."])
    scope.end()
    await settled()
    expect(catalogue.state$.value.kind).toBe('idle')
  })
})

describe('extras that can be bought now', () => {
  const option = (optionId: string, groupId: number, extraId = 'e') => ({
    optionId,
    groupId,
    extraId,
    value: optionId,
    cost: noCost,
    priceDisplayCode: 1,
  })
  const offered = (change: Partial<Extra> = {}): Extra => ({
    id: 'e',
    name: 'Parking',
    description: '',
    rules: { onDashboard: true, from: null, until: null },
    groups: [
      { groupId: 1, extraId: 'e', name: 'Days' },
      { groupId: 2, extraId: 'e', name: 'Nights' },
      { groupId: 3, extraId: 'other', name: '' },
    ],
    options: [option('o1', 1), option('o2', 2), option('o3', 1), option('o4', 1, 'other'), option('o5', 3)],
    ...change,
  })
  const available = { freesale: false, available: 2 }
  const entry = (optionId: string, extraId = 'e') => ({ extraId, optionId, availability: available })

  it('have their options in their groups, with availability', () => {
    const entries = ['o1', 'o2', 'o3', 'o4', 'o5'].map((id) => entry(id))
    const [shown, ...others] = extrasOnSale([offered()], entries, inMarch.now())
    expect(shown?.groups.map(({ groupId, options }) => [groupId, options.map(({ optionId }) => optionId)])).toEqual([
      [1, ['o1', 'o3']],
      [2, ['o2']],
    ])
    expect([shown?.groups[0]?.options[0]?.availability, others]).toEqual([available, []])
  })

  it('leave out options without an availability entry, and then empty extras', () => {
    expect(extrasOnSale([offered()], [entry('o3'), entry('o1', 'other')], inMarch.now())[0]?.groups).toMatchObject([
      { groupId: 1, options: [{ optionId: 'o3' }] },
    ])
    expect(extrasOnSale([offered()], [], inMarch.now())).toEqual([])
  })

  it('follow the purchase rules', () => {
    expect(
      extrasOnSale([offered({ rules: { onDashboard: false, from: null, until: null } })], [entry('o1')], inMarch.now()),
    ).toEqual([])
  })
})
