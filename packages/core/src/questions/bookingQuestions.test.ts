import { describe, expect, it } from 'vitest'
import { createCustomer } from '../customer/customerData.js'
import type { Question } from '../domain/Customer.js'
import { notFromTheApi } from '../failure/Failure.js'
import { texts } from '../composition/texts.js'
import { paths } from '../navigation/paths.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aCustomer as customer } from '../../test/bookings/aCustomer.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { constant } from '../reactive/Behavior.js'
import { createDrafts } from '../session/Drafts.js'
import { createSessionOwner } from '../session/sessionElsewhere.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { createAskedOfBooking } from './askedPassengers.js'
import { createBookingQuestions } from './bookingQuestions.js'

const opened = () => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1001/mandatory-information')
  const bookings = createPlantedBookings(surroundings, [aBooking('SUN1001')])
  bookings.asked.set('SUN1001', { 7001: [] })
  const { calls, failing, answer } = bookings
  const shared = { ...surroundings, onFailure: surroundings.failures.handle, bookings: bookings.feature }
  const feature = createCustomer({
    scheduler: surroundings.time,
    ...shared,
    owner: createSessionOwner(),
    bookingsApi: bookings.api,
    deliveryApi: { updateAddress: () => () => answer('never', undefined) },
    api: {
      get: () => () => answer('customer', customer),
      requiredData: () => () => answer('questions', {}),
      update:
        ({ requiredData }) =>
        () =>
          answer(`update ${JSON.stringify(requiredData)}`, undefined),
      getAdditional: (id) => () => answer(`passenger ${id}`, customer),
      updateAdditional:
        (id, { requiredData }) =>
        () =>
          answer(`update ${id} ${JSON.stringify(requiredData)}`, undefined),
    },
  })
  const questions = createBookingQuestions({
    ...shared,
    bookingRef: 'SUN1001',
    requiredData: createAskedOfBooking({ ...shared, api: bookings.api })('SUN1001'),
    customer: feature,
    texts,
    scheduler: surroundings.time,
    drafts: createDrafts(surroundings.sessionStore.state$, constant(null)),
    lists$: constant({ kind: 'loaded', genders: [], countries: [{ id: '102', code: 'IE', name: 'Ireland' }] }),
  })
  return { ...surroundings, bookings, calls, failing, questions }
}

const changes = { requiredData: { diet: 'Vegan' } }

describe('the mandatory information of a booking', () => {
  it("is loaded by the booking's reference", async () => {
    const { questions, calls } = opened()
    await questions.open()
    expect(calls).toContain('questions SUN1001')
    expect(questions.state$.value).toEqual({ kind: 'none', isOutdated: false })
  })

  it('of the customer is saved with the customer, then reloaded here and in the booking', async () => {
    const { questions, calls, notified, visited } = opened()
    expect(await questions.save({ customerId: '7001', changes, redirectPath: paths.booking('SUN1001') })).toEqual({
      kind: 'saved',
    })
    expect(calls.slice(0, 2)).toEqual(['customer', 'update {"diet":"Vegan"}'])
    expect(calls.slice(-3).sort()).toEqual(['allocations id of SUN1001', 'get SUN1001', 'questions SUN1001'])
    expect([notified, visited]).toEqual([['Your details were successfully updated!'], ['/booking/SUN1001']])
  })

  it('of an additional customer is saved with them, for this booking', async () => {
    const { questions, calls, notified } = opened()
    await questions.save({ customerId: '7101', changes })
    expect(calls[1]).toBe('update 7101 {"diet":"Vegan"}')
    expect(calls.filter((call) => call === 'questions SUN1001')).toHaveLength(1)
    expect(notified).toEqual(['Additional customer details were successfully updated!'])
  })

  it('is reloaded if it was saved and only the additional customer could not be reloaded', async () => {
    const { questions, calls, failing } = opened()
    failing.set('passenger 7101', notFromTheApi(500))
    expect((await questions.save({ customerId: '7101', changes })).kind).toBe('savedUnread')
    expect(calls).toContain('questions SUN1001')
  })

  it('is sent for each different save of one passenger, one after the other, and once for a double press', async () => {
    const { questions, calls } = opened()
    const other = { requiredData: { size: 'M' } }
    const saves = [changes, other, changes].map((one) => questions.save({ customerId: '7101', changes: one }))
    expect(await Promise.all(saves)).toEqual(saves.map(() => ({ kind: 'saved' })))
    expect(calls.filter((call) => /^(update|passenger)/.test(call))).toEqual([
      'update 7101 {"diet":"Vegan"}',
      'passenger 7101',
      'update 7101 {"size":"M"}',
      'passenger 7101',
    ])
  })

  it('is not sent if its customer is not known', async () => {
    const { questions, calls, failing } = opened()
    failing.set('customer', notFromTheApi(500))
    expect((await questions.save({ customerId: '7001', changes })).kind).toBe('failed')
    expect(calls).toEqual(['customer'])
  })
})

describe('the questions of a booking on their page', () => {
  const question = (handle: string, change: Partial<Question> = {}): Question => ({
    ...{ handle, label: handle, type: 'text', required: true, options: [], answer: null },
    ...change,
  })

  it('are loading at first, and failed if they never loaded', async () => {
    const { questions, bookings } = opened()
    expect([questions.state$.value, questions.isLoading$.value]).toEqual([{ kind: 'loading' }, false])
    bookings.failing.set('questions SUN1001', notFromTheApi(500))
    const opening = questions.open()
    await Promise.resolve()
    expect([questions.state$.value, questions.isLoading$.value]).toEqual([{ kind: 'loading' }, true])
    await opening
    expect([questions.state$.value, questions.isLoading$.value]).toEqual([{ kind: 'failed' }, false])
  })

  it('are loading while the booking with their passengers is not loaded', async () => {
    const { questions, bookings } = opened()
    bookings.failing.set('get SUN1001', notFromTheApi(500))
    await questions.open()
    expect(questions.state$.value).toEqual({ kind: 'loading' })
  })

  it('are done once the required ones are answered, or if the list is empty', async () => {
    const { questions, bookings } = opened()
    bookings.asked.set('SUN1001', {
      7001: [question('diet', { answer: 'Vegan' }), question('nickname', { required: false })],
    })
    await questions.open()
    const { value } = questions.state$
    expect(value).toMatchObject({
      kind: 'asked',
      left: { next: null, answered: 1, all: 1, people: 0 },
      isDone: true,
    })
    expect(value.kind === 'asked' && value.passengers.map(({ isOpen, isDone }) => [isOpen, isDone])).toEqual([
      [false, true],
    ])
    bookings.asked.set('SUN1001', { 7001: [question('nickname', { required: false })] })
    await questions.open()
    expect(questions.state$.value).toMatchObject({ kind: 'asked', left: { next: null, all: 0 }, isDone: false })
  })

  it('name passengers as the booking does, and load only the names that it lacks, once', async () => {
    const { questions, bookings, calls, scope } = opened()
    const passenger = { ...{ id: 2, lead: false, cancelled: false }, firstName: 'Theo', lastName: 'Hart' }
    bookings.held.set('SUN1001', { ...aBooking('SUN1001'), passengers: [{ ...passenger, customerId: '7102' }] })
    const asked = [question('diet')]
    bookings.asked.set('SUN1001', { 7001: asked, 7101: asked, 7102: asked })
    await questions.open()
    await questions.open()
    const names = () => {
      const { value } = questions.state$
      return value.kind === 'asked' ? value.passengers.map(({ who, own }) => [who, own]) : []
    }
    expect(names()).toEqual([
      ['You', true],
      ['Theo Hart', false],
      ['Ada King', false],
    ])
    expect(calls.filter((call) => call.startsWith('passenger'))).toEqual(['passenger 7101'])
    scope.end()
    await questions.open()
    expect(calls.filter((call) => call.startsWith('passenger'))).toHaveLength(2)
  })

  it('offer addresses once known: an additional customer’s after a load, the customer’s without one', async () => {
    const { questions, calls } = opened()
    const learnt = ['7001', '7101'].map((id) => questions.addressesLearnt(id))
    expect(learnt.map(({ value }) => value)).toEqual([false, false])
    await questions.openAddresses('7001')
    expect([learnt.map(({ value }) => value), calls]).toEqual([[true, false], ['customer']])
    await questions.openAddresses('7101')
    expect([learnt.map(({ value }) => value), calls.at(-1)]).toEqual([[true, true], 'passenger 7101'])
  })

  it('offer no address of another person if the customer is not known', async () => {
    const { questions, calls, failing } = opened()
    failing.set('customer', notFromTheApi(500))
    await questions.openAddresses('7101')
    expect([questions.addressesLearnt('7101').value, calls.includes('passenger 7101')]).toEqual([true, false])
  })
})

describe('the forms of one passenger', () => {
  const asked: Question[] = [
    { handle: 'diet', label: 'Diet', type: 'text', required: true, options: [], answer: null },
    { handle: 'home', label: 'Home', type: 'address', required: true, options: [], answer: null },
  ]
  const opening = async () => {
    const all = opened()
    all.bookings.asked.set('SUN1001', { 7101: asked })
    await all.questions.open()
    return all
  }

  it('are one for the answers and one for the addresses, each with its own problems and draft', async () => {
    const { questions, calls } = await opening()
    const [answers, addresses] = [questions.answers('7101'), questions.addresses('7101')]
    calls.length = 0
    expect(await answers.save()).toMatchObject({ kind: 'invalid', problems: [{ field: 'diet' }] })
    expect(await addresses.save()).toMatchObject({ kind: 'invalid', problems: [{ field: 'home.address1' }] })
    expect(calls).toEqual([])
    answers.type('diet', 'Vegan')
    expect([answers.state$.value.changed, addresses.state$.value.changed]).toEqual([true, false])
    expect(await answers.save()).toEqual({ kind: 'saved' })
    expect(calls).toContain('update 7101 {"diet":"Vegan"}')
  })

  it('lead back to the questions once an address is saved, and stay if it is not', async () => {
    const { questions, failing, visited } = await opening()
    const form = questions.addresses('7101')
    const address = { address1: '1 Long Walk', city: 'Galway', postcode: 'H91 AE2X', country: 'Ireland' }
    for (const [line, value] of Object.entries(address)) form.type(`home.${line}`, value)
    const home = {
      address1: '1 Long Walk',
      address2: '',
      address3: '',
      city: 'Galway',
      county: '',
      postcode: 'H91 AE2X',
      countryId: '102',
    }
    const call = `update 7101 ${JSON.stringify({ home })}`
    failing.set(call, notFromTheApi(500))
    expect(await form.save()).toMatchObject({ kind: 'failed' })
    expect(form.state$.value).toMatchObject({ values: { 'home.city': 'Galway' }, busy: false })
    expect(visited).toEqual([])
    failing.clear()
    expect(await form.save()).toEqual({ kind: 'saved' })
    expect(visited).toEqual([paths.mandatoryInformation('SUN1001')])
  })
})
