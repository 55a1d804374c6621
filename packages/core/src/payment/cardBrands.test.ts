import { expect, it } from 'vitest'
import { toPackageSettings } from '../catalogue/package/packageInformation.js'
import { isBrandRefused, offersAmex } from './paymentPorts.js'

const withAmex = toPackageSettings([{ handle: 'PAYMENTS_AMEX_ENABLED', value: '1' }])
const without = toPackageSettings([{ handle: 'PAYMENTS_AMEX_ENABLED', value: '0' }])

it('offers American Express only where the setting is 1', () => {
  expect([withAmex, without, null].map(offersAmex)).toEqual([true, false, false])
})

it('refuses American Express where it is not offered, and nothing else', () => {
  expect([withAmex, without, null].map((settings) => isBrandRefused(settings, 'amex'))).toEqual([false, true, false])
  expect([withAmex, without, null].map((settings) => isBrandRefused(settings, 'visa'))).toEqual([false, false, false])
  expect(isBrandRefused(without, null)).toBe(false)
})
