import { describe, expect, it } from 'vitest'
import { constant } from '../reactive/Behavior.js'
import { aCustomer } from '../../test/bookings/aCustomer.js'
import { delivered } from '../../test/bookings/openDelivery.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import type { Loadable } from '../reactive/resource.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { createDrafts } from '../session/Drafts.js'
import type { Customer, Passenger } from '../domain/Customer.js'
import type { CustomerData } from './customerData.js'
import type { SectionFormState } from './details/sectionForm.js'
import { createProfile } from './profile.js'

const emergencyContact = { fullName: 'Theo Hart', telephone: '020 7946 0100' }
const stored: Customer = {
  ...aCustomer,
  personalDetails: { ...aCustomer.personalDetails, emergencyContact },
  additionalCustomers: ['SUN1001', 'SUN1002'].map((bookingRef) => ({ customerId: '7101', bookingRef })),
}

const named = (id: string, firstName: string, lastName: string): Loadable<Passenger> => ({
  kind: 'loaded',
  value: { ...stored, id, personalDetails: { ...stored.personalDetails, firstName, lastName } },
})
const additional: Readonly<Record<string, Loadable<Passenger>>> = {
  7102: named('7102', '', 'King'),
  7103: named('7103', 'Ada', ''),
  7104: named('7104', '', ''),
}

/** A customer with an emergency contact and one delivery, and each change that is sent. */
const opened = async () => {
  const surroundings = createSurroundings()
  const { feature: bookings } = createPlantedBookings(surroundings, [delivered('SUN1001', '51')])
  const sent: unknown[] = []
  const customer: Partial<CustomerData> = {
    state$: constant({ kind: 'loaded', value: stored }),
    requiredData$: constant({ kind: 'loaded', value: {} }),
    additional: (customerId) => constant(additional[customerId] ?? { kind: 'idle' }),
    // The answer about the questions does not come.
    open: () => new Promise(() => undefined),
    loadOnce: async () => ({ kind: 'loaded' }),
    loadAdditional: async (customerId) => {
      sent.push(customerId)
      return { kind: 'loaded' }
    },
    update: async ({ changes }) => {
      sent.push(Object.keys(changes).join())
      return { kind: 'saved' }
    },
    updateDeliveries: async ({ bookingRefs }) => {
      sent.push(bookingRefs)
      return { kind: 'saved' }
    },
  }
  const profile = createProfile({
    ...surroundings,
    scheduler: surroundings.time,
    drafts: createDrafts(surroundings.sessionStore.state$, constant(null)),
    lists$: constant({ kind: 'loaded', genders: [], countries: [{ id: '101', code: 'GB', name: 'United Kingdom' }] }),
    customer: customer as CustomerData,
    bookings,
  })
  await bookings.loadList()
  const save = async () => {
    const typed = { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA', country: 'United Kingdom' }
    for (const [field, value] of Object.entries(typed)) profile.address.type(field as keyof typeof typed, value)
    await profile.address.save()
    return sent.splice(0)
  }
  return { ...surroundings, bookings, profile, save, sent }
}

it('a new address is for the deliveries too only if the customer chose so on this visit', async () => {
  const { profile, bookings, scope, save } = await opened()
  expect(await save()).toEqual(['address'])
  profile.chooseForDeliveries(true)
  expect(profile.forDeliveries$.value).toEqual({ offered: true, chosen: true })
  expect(await save()).toEqual([['SUN1001']])
  profile.chooseForDeliveries(true)
  profile.address.leave()
  expect(await save()).toEqual(['address'])
  profile.chooseForDeliveries(true)
  scope.end()
  await bookings.loadList()
  expect(profile.forDeliveries$.value).toEqual({ offered: true, chosen: false })
  expect(await save()).toEqual(['address'])
})

it('loads each additional customer once, as soon as the customer is known', async () => {
  const { profile, sent } = await opened()
  void profile.open()
  await Promise.resolve()
  expect(sent).toEqual(['7101'])
})

it('names an additional customer by one name if they have no other, and neutrally without a name', async () => {
  const { profile } = await opened()
  const names = ['7101', '7102', '7103', '7104'].map((id) => profile.passengerName(id).value)
  expect(names).toEqual(['Additional passenger', 'King', 'Ada', 'Additional passenger'])
})

describe('a section of the profile', () => {
  const shown = ({ open, changed, attempt, problems, asking }: SectionFormState) => ({
    ...{ open, changed, attempt, asking },
    problems: problems.map(({ field }) => field),
  })
  const closed = { open: false, changed: false, attempt: 0, asking: false, problems: [] }

  it('is closed until it is edited, and says what is wrong after an attempt', async () => {
    const { profile, sent } = await opened()
    const { emergencyContact: form } = profile
    expect([form.state$.value.isBlank, shown(form.state$.value)]).toEqual([false, closed])
    form.type('fullName', 'Iris Hart')
    form.type('telephone', 'abc')
    expect(shown(form.state$.value)).toEqual({ ...closed, open: true, changed: true })
    expect((await form.save()).kind).toBe('invalid')
    expect(shown(form.state$.value)).toMatchObject({ attempt: 1, problems: ['telephone'] })
    form.type('telephone', emergencyContact.telephone)
    expect(await form.save()).toEqual({ kind: 'saved' })
    expect([shown(form.state$.value), sent]).toEqual([closed, ['personalDetails']])
  })

  it('asks before it deletes what is stored, each time', async () => {
    const { profile, sent } = await opened()
    const { emergencyContact: form } = profile
    form.type('fullName', ' ')
    form.type('telephone', '')
    expect(await form.save()).toEqual({ kind: 'asking' })
    expect([form.state$.value.asking, sent]).toEqual([true, []])
    form.dismissQuestion()
    expect(shown(form.state$.value)).toMatchObject({ open: true, changed: true, asking: false })
    await form.save()
    form.type('telephone', 'abc')
    await form.save()
    expect(form.state$.value.asking).toBe(false)
    form.type('telephone', '')
    await form.save()
    expect(await form.confirm()).toEqual({ kind: 'saved' })
    expect([shown(form.state$.value), sent]).toEqual([closed, ['personalDetails']])
  })

  it('of which nothing is stored begins with what is known from elsewhere', async () => {
    const { passport: form } = (await opened()).profile
    const { firstName, lastName } = stored.personalDetails
    expect(form.state$.value).toMatchObject({ isBlank: true, values: { firstName: '', lastName: '' } })
    form.start()
    expect(form.state$.value).toMatchObject({ open: true, changed: false, values: { firstName, lastName } })
  })
})
