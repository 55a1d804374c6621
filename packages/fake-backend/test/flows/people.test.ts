import { newPassengerFields, type SectionForm } from '@booking-dashboard/core'
import { isPossiblePhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { people, type Person } from '../../../core/test/people.js'
import { beginSignedIn } from '../LoggedJourney.js'

const ref = 'SUN1002'

const typedBy = ({ name: [firstName, lastName], phones, city, ...one }: Person) => ({
  personalDetails: { firstName, lastName, phone: phones[0], dateOfBirth: one.birth },
  address: { address1: `1 ${city}`, city, postcode: one.postcode, country: one.country },
  emergencyContact: { fullName: `${firstName} ${lastName}`, telephone: phones[1] },
  passport: {
    firstName,
    lastName,
    number: one.passport,
    expiryDate: one.expiry,
    nationality: one.country,
    issueCountry: one.country,
  },
  bankAccount: { accountName: `${firstName} ${lastName}`, sortCode: one.sortCode, accountNumber: one.account },
  nameChange: { firstName, lastName, email: one.email, telephone: phones[2] },
})

describe('200 people of all regions', () => {
  it('are accepted by the back end, with each form', { timeout: 60_000 }, async () => {
    const journey = await beginSignedIn()
    const { client, profile, nameChange, basket } = journey.tab().dashboard
    await journey.run(client.needLists)
    const change = nameChange(ref)
    await journey.run(change.open)
    const [ticket] = journey.backend.inspect.bookings().find(({ reference }) => reference === ref)?.tickets ?? []
    if (ticket === undefined) throw new Error('The booking has no ticket')

    const ends: string[] = []
    const save = async <Field extends string>(form: SectionForm<Field>, typed: Readonly<Record<string, string>>) => {
      form.start()
      for (const [field, value] of Object.entries(typed)) form.type(field as Field, value)
      ends.push((await journey.run(form.save)).kind)
    }
    for (const person of people) {
      const typed = typedBy(person)
      await save(profile.personalDetails, typed.personalDetails)
      await save(profile.address, typed.address)
      await save(profile.emergencyContact, typed.emergencyContact)
      await save(profile.passport, typed.passport)
      await save(profile.bankAccount, typed.bankAccount)
      for (const field of newPassengerFields) change.type(ticket, field, typed.nameChange[field])
      ends.push((await journey.run(() => change.add(ticket))).kind)
      const own = journey.backend.inspect.customers().find(({ email }) => email === 'demo@example.com')?.personal
      await journey.run(basket(ref).discard)
      for (const phone of [own?.phone, own?.emergency_contact?.telephone])
        expect([phone, isPossiblePhoneNumber(phone?.replace(/^00/, '+') ?? '', person.code)]).toEqual([phone, true])
    }
    const right = ['saved', 'saved', 'saved', 'saved', 'saved', 'added']
    expect(ends).toEqual(people.flatMap(() => right))
  })
})
