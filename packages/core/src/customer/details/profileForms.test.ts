import { describe, expect, it } from 'vitest'
import { unknownFields } from '../../domain/personFields.js'
import { aCustomer } from '../../../test/bookings/aCustomer.js'
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

describe('what a form sends has no blanks around it', () => {
  it('for personal details', () => {
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

  it('for a passport, whose countries are sent as codes', () => {
    const passport = {
      ...unknownFields('passport'),
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

  it('for a passport, which an empty form deletes', () => {
    const nothing = passportValues(unknownFields('passport'), around.countries)
    const stored = { ...nothing, number: '533401782' }
    expect(passportForm.problems({ ...nothing, number: ' ' }, around)).toEqual([])
    expect([
      passportForm.deletes?.(nothing, stored),
      passportForm.deletes?.(stored, nothing),
      passportForm.deletes?.(nothing, nothing),
    ]).toEqual([true, false, false])
  })

  it('for a bank account, whose numbers are typed again each time', () => {
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

  it('for an emergency contact, which an empty form deletes', () => {
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
