import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { type CreditBalance, creditTotals, maskedBankAccount } from './Customer.js'

const currencies = {
  GBP: { symbol: '£', exponent: 2 },
  EUR: { symbol: '€', exponent: 2 },
  USD: { symbol: '$', exponent: 2 },
  AUD: { symbol: '$', exponent: 2 },
  JPY: { symbol: '¥', exponent: 0 },
} as const
type IsoCode = keyof typeof currencies

const balance = (isoCode: IsoCode, value: number, id = '1'): CreditBalance => ({
  id,
  name: 'Goodwill',
  value: minor(value),
  currency: currencies[isoCode],
  isoCode,
})

describe('client credit', () => {
  it('is empty if nothing of it is left', () => {
    expect(creditTotals([balance('GBP', 0), balance('EUR', 500), balance('EUR', -500), balance('JPY', 7)])).toEqual([
      { amount: 7, currency: currencies.JPY },
    ])
  })

  it('is a total for each currency, never one sum, in the order in which they first appear', () => {
    expect(creditTotals([balance('EUR', 500), balance('GBP', 1000), balance('EUR', 250)])).toEqual([
      { amount: 750, currency: currencies.EUR },
      { amount: 1000, currency: currencies.GBP },
    ])
  })

  it('is not added up if two currencies have the same symbol', () => {
    expect(creditTotals([balance('USD', 100), balance('AUD', 200)]).map(({ amount }) => amount)).toEqual([100, 200])
  })
})

it('a bank account shows its last digits only, even if the back end sent all of them', () => {
  expect(maskedBankAccount({ accountName: 'A', sortCode: '20-45-77', accountNumber: '41275678' })).toEqual({
    accountName: 'A',
    sortCode: '••-••-77',
    accountNumber: '••••5678',
  })
  expect(maskedBankAccount({ accountName: 'A', sortCode: '', accountNumber: '••••5678' }).accountNumber).toBe(
    '••••5678',
  )
})
