import { latest, type SaveEnd, type SectionForm } from '@booking-dashboard/core'
import fc from 'fast-check'
import { typedAddress } from '../typedAddress.js'
import { type AnyCommand, command, expectHeld, isIn, look, nothing, pressTold } from './command.js'
import type { Journey } from '../Journey.js'

const details = ['contact', 'address', 'passport', 'additional customer'] as const
type Detail = (typeof details)[number]

const typeInto = <Name extends string>(
  form: SectionForm<Name>,
  values: readonly (readonly [Name, string])[],
): (() => Promise<SaveEnd>) => {
  form.start()
  for (const [field, value] of values) form.type(field, value)
  return form.save
}

/** The first additional customer of the customer's bookings, and the booking. */
const additional = (journey: Journey): { readonly id: string; readonly ref: string } | null => {
  const [first] = latest(journey.page().customer.state$.value)?.additionalCustomers ?? []
  return first === undefined ? null : { id: first.customerId, ref: first.bookingRef }
}

/** Types a detail and fills what its section requires. Null if there is nobody whose detail it is. */
const typeDetail = (journey: Journey, detail: Detail, value: string): (() => Promise<SaveEnd>) | null => {
  const { profile } = journey.page()
  switch (detail) {
    case 'address':
      profile.chooseForDeliveries(false)
      return typeInto(profile.address, typedAddress(value))
    case 'passport':
      return typeInto(profile.passport, [
        ['number', value],
        ['firstName', 'A'],
        ['lastName', 'B'],
        ['expiryDate', ''],
      ])
    case 'contact':
      return typeInto(profile.emergencyContact, [
        ['fullName', value],
        ['telephone', '+44 117 496 0000'],
      ])
    case 'additional customer': {
      const who = additional(journey)
      return who === null ? null : typeInto(profile.additional(who.id, who.ref).personalDetails, [['firstName', value]])
    }
  }
}

const heldIn = (journey: Journey, detail: Detail): string | null | undefined => {
  const all = journey.backend.inspect.customers()
  const own = all.find(({ email }) => email === journey.customer()?.email)
  switch (detail) {
    case 'address':
      return own?.address?.city
    case 'passport':
      return own?.passport?.number
    case 'contact':
      return own?.personal.emergency_contact?.full_name
    case 'additional customer':
      return all.find(({ id }) => id === additional(journey)?.id)?.personal.first_name
  }
}

/** Opens what the profile shows. */
const openProfile = async (journey: Journey): Promise<void> => {
  const { client, customer, bookings } = journey.page()
  look(journey, 'required data', customer.requiredData$)
  await journey.press(() =>
    Promise.all([client.needLists(), customer.load(), customer.loadRequiredData(), bookings.loadList()]),
  )
  const who = additional(journey)
  if (who === null) return
  look(journey, `customer ${who.id}`, customer.additional(who.id))
  await journey.press(() => customer.loadAdditional(who.id))
}

/** What the customer changes on the profile. */
export const profileCommands: readonly AnyCommand[] = [
  command({
    name: 'change a detail of the profile',
    weight: 2,
    when: isIn,
    input: fc.record({
      detail: fc.constantFrom(...details),
      value: fc.constantFrom('Adaline', 'Bennet', 'Cleopatra'),
    }),
    run: async (journey, { detail, value }) => {
      await openProfile(journey)
      const save = typeDetail(journey, detail, value)
      if (save === null) return journey.tell('finds nobody else on the bookings')
      journey.tell(`changes ${detail} to ${value}`)
      const end = await pressTold(journey, save)
      if (end?.kind === 'saved') expectHeld(journey, detail, heldIn(journey, detail), value)
    },
  }),
  command({
    name: 'empty the emergency contact',
    isPatient: true,
    when: (journey) => isIn(journey) && journey.isCalm(),
    input: nothing,
    run: async (journey) => {
      await openProfile(journey)
      const before = heldIn(journey, 'contact') ?? ''
      const form = journey.page().profile.emergencyContact
      const save = typeInto(form, [
        ['fullName', ''],
        ['telephone', ''],
      ])
      const end = await journey.press(save)
      if (before !== '') journey.expect(end?.kind === 'asking', `to be asked first, not ${end?.kind}`)
      expectHeld(journey, 'the contact', heldIn(journey, 'contact') ?? '', before)
      form.dismissQuestion()
      form.cancel()
    },
  }),
]
