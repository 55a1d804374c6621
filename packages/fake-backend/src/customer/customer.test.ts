import { clientEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { additionalOf, customerOf, home, update, updateAdditional } from '../../test/api/account.js'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { bookingOf } from '../../test/api/shopping.js'

describe('the customer', () => {
  it('has complete details for demo@example.com, with codes and ids of the client’s lists', async () => {
    const { visitor } = await createSignedInSetting()
    const customer = await customerOf(visitor)
    const genders = (await visitor.call(clientEndpoints.genders)).answer?.genders ?? []
    const countries = (await visitor.call(clientEndpoints.countries)).answer?.countries ?? []
    expect(genders.map(({ code }) => code)).toContain(customer.personal_details.gender)
    expect(countries).toContainEqual(customer.address?.country)
    expect(countries.map(({ code }) => code)).toContain(customer.passport?.nationality)
    expect(countries.map(({ code }) => code)).toContain(customer.passport?.issue_country)
    expect(customer.personal_details.emergency_contact?.full_name).toBe('Margaret Hart')
    expect(customer.additional_customers?.toSorted((a, b) => a.booking_ref.localeCompare(b.booking_ref))).toEqual([
      { booking_ref: 'SUN1001', customer_ids: ['7101', '7102'] },
      { booking_ref: 'SUN1003', customer_ids: ['7103'] },
    ])
  })

  it('has hardly any details for new@example.com', async () => {
    const { visitor } = await createSignedInSetting('new')
    expect(await customerOf(visitor)).toMatchObject({
      personal_details: { first_name: 'Noah', gender: null, phone: null, date_of_birth: null, emergency_contact: null },
      address: null,
      passport: null,
      bank_account: null,
      additional_customers: [],
    })
  })
})

describe('an update', () => {
  it('leaves other fields unchanged, and stores no field outside the contract', async () => {
    const { visitor } = await createSignedInSetting()
    const before = await customerOf(visitor)
    const personal_details = { last_name: 'Lark', locked: true } as object
    await update(visitor, { personal_details, address: { ...home, planet: 'Mars' } as typeof home })
    const after = await customerOf(visitor)
    expect(after.personal_details).toEqual({ ...before.personal_details, last_name: 'Lark' })
    expect(after.passport).toEqual(before.passport)
    expect(JSON.stringify(after)).not.toContain('Mars')
  })

  it('does not rename the passengers of a booking', async () => {
    const { visitor } = await createSignedInSetting()
    await update(visitor, { personal_details: { first_name: 'Mia' } })
    await updateAdditional(visitor, '7101', { personal_details: { first_name: 'Ted' } })
    const { pax } = await bookingOf(visitor)
    expect(pax.slice(0, 2).map(({ personal_details }) => personal_details.first_name)).toEqual(['Amelia', 'Theo'])
  })
})

describe('bank details', () => {
  const account = { account_name: 'A Hart', sort_code: '11-22-33', account_number: '••••5678' }

  it('are always masked, and stay unchanged if their mask is sent back', async () => {
    const { visitor } = await createSignedInSetting()
    expect((await customerOf(visitor)).bank_account?.account_number).toBe('••••5678')
    expect((await update(visitor, { bank_account: account })).codes).toEqual([])
    expect((await customerOf(visitor)).bank_account).toEqual(account)
    // A mask other than that of the stored number is invalid.
    const other = await update(visitor, { bank_account: { ...account, account_number: '••••9999' } })
    expect(other.codes).toEqual(['invalidAccountNumber'])
  })

  it('have no mask before there is an account', async () => {
    const { visitor } = await createSignedInSetting('new')
    expect((await update(visitor, { bank_account: account })).codes).toEqual(['invalidAccountNumber'])
  })

  it('are not required by any booking once given or confirmed', async () => {
    const { visitor } = await createSignedInSetting()
    const asking = async () => {
      const { requires_bank_details, packages } = await bookingOf(visitor, 'SUN1003')
      return [requires_bank_details, packages?.map((one) => one.requires_bank_details)]
    }
    // The package asks, and the booking itself does not.
    expect(await asking()).toEqual([false, [true]])
    await update(visitor, { bank_account: account })
    expect(await asking()).toEqual([false, [false]])
  })

  it('appear in nothing that tests can read', async () => {
    const { backend, visitor } = await createSignedInSetting()
    await update(visitor, { bank_account: { ...account, account_number: '13572468' } })
    const seen = JSON.stringify([backend.inspect.bookings(), backend.inspect.baskets(), backend.inspect.outbox()])
    expect(seen).not.toContain('13572468')
  })
})

describe('an additional customer', () => {
  it.each([
    ['somebody else’s', 'plan', '7101'],
    ['a customer with an account', 'demo', '7002'],
    ['oneself', 'demo', '7001'],
    ['nobody', 'demo', '9999'],
  ])('is not %s: 403', async (_, name, id) => {
    const { visitor } = await createSignedInSetting(name)
    const read = await additionalOf(visitor, id)
    expect([read.status, read.codes]).toEqual([403, ['notYourCustomer']])
    const written = await updateAdditional(visitor, id, { personal_details: { first_name: 'Eve' } })
    expect([written.status, written.codes]).toEqual([403, ['notYourCustomer']])
  })

  it('has no bank details', async () => {
    const { visitor } = await createSignedInSetting()
    const bank_account = { account_name: 'T Hart', sort_code: '11-22-33', account_number: '12345678' }
    expect((await updateAdditional(visitor, '7101', { bank_account })).codes).toEqual(['bankAccountNotHeld'])
  })
})
