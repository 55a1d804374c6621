import { describe, expect, it } from 'vitest'
import { aCustomer } from '../../testing/bookings/aCustomer.js'
import {
  bankAccountForm,
  bankValues,
  emergencyContactForm,
  emergencyValues,
  passportForm,
  passportValues,
  personalDetailsForm,
  personalValues,
} from './profileForms.js'

const countries = [
  { id: '1', name: 'France', code: 'FR' },
  { id: '2', name: 'Ireland', code: 'IE' },
]
const now = Date.parse('2026-03-02')
const around = { countries, now }
const spaced = <Values extends Readonly<Record<string, string>>>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ` ${value} `])) as unknown as Values

describe('what is sent of a form is without the blanks around it', () => {
  it('of personal details', () => {
    const details = { ...aCustomer.personalDetails, phone: '07700 900123', dateOfBirth: '1990-12-01' }
    const values = personalValues(details)
    expect(values).toEqual({
      firstName: 'Ada',
      lastName: 'King',
      gender: '',
      phone: '07700 900123',
      dateOfBirth: '1/12/1990',
    })
    expect(personalDetailsForm.toChanges({ ...spaced(values), gender: 'f' }, around)).toEqual({
      personalDetails: {
        firstName: 'Ada',
        lastName: 'King',
        gender: 'f',
        phone: '07700 900123',
        dateOfBirth: '1990-12-01',
      },
    })
  })

  it('of a passport, whose countries are told by their codes', () => {
    const passport = {
      number: 'AB12345',
      expiryDate: '2030-05-06',
      nationality: 'IE',
      firstName: 'Ada',
      middleNames: 'Byron',
      lastName: 'King',
      issueCountry: 'FR',
    }
    const values = passportValues(passport, countries)
    expect(values).toMatchObject({ nationality: 'Ireland', issueCountry: 'France', expiryDate: '6/5/2030' })
    expect(passportForm.toChanges(spaced(values), around)).toEqual({ passport })
    expect(passportForm.toChanges({ ...values, nationality: 'Nowhere', issueCountry: '' }, around)).toMatchObject({
      passport: { nationality: '', issueCountry: '' },
    })
  })

  it('of a bank account, whose numbers are typed anew each time', () => {
    const account = { accountName: 'Ada King', sortCode: '12-34-56', accountNumber: '••••5678' }
    expect(bankValues(account)).toEqual({ accountName: 'Ada King', sortCode: '', accountNumber: '' })
    expect(bankValues(null)).toEqual({ accountName: '', sortCode: '', accountNumber: '' })
    const typed = { accountName: ' Ada King ', sortCode: '123456', accountNumber: '1234 5678' }
    expect(bankAccountForm.toChanges(typed, around)).toEqual({
      bankAccount: { accountName: 'Ada King', sortCode: '12-34-56', accountNumber: '12345678' },
    })
    expect(bankAccountForm.toChanges({ ...typed, sortCode: '0', accountNumber: '0' }, around)).toEqual({
      bankAccount: { accountName: 'Ada King', sortCode: '', accountNumber: '' },
    })
  })

  it('of an emergency contact, which is deleted by emptying it', () => {
    const contact = { fullName: 'Theo Hart', telephone: '07700 900431' }
    expect(emergencyValues(contact)).toEqual(contact)
    expect(emergencyContactForm.toChanges(spaced(contact), around)).toEqual({
      personalDetails: { emergencyContact: contact },
    })
    const nobody = { fullName: ' ', telephone: '' }
    const { deletes } = emergencyContactForm
    expect([deletes?.(nobody, contact), deletes?.(contact, nobody), deletes?.(nobody, nobody)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
