import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'

interface Format {
  readonly digits: (text: string, brand?: string) => string
  readonly show: (digits: string, deleting: boolean) => string
  readonly problem: (digits: string, brand?: string) => { readonly code: string } | undefined
}

let formats: Record<'cardNumber' | 'cardExpiry' | 'cardCvc', Format>

// A script of the page that no package imports. The test reads it as the frame does.
beforeAll(async () => {
  const text = await readFile(new URL('../../assets/stripe/frames/cardFormats.js', import.meta.url), 'utf8')
  formats = new Function(`${text.replace(/^export /gm, '')}\nreturn cardFormats`)()
})

describe('the text in a card field', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', undefined],
    ['378282246310005', '3782 822463 10005', undefined],
    ['42424242424242421', '4242 4242 4242 4242', undefined],
    ['4242424242424241', '4242 4242 4242 4241', 'invalid_number'],
    ['424242', '4242 42', 'incomplete_number'],
  ])('number %s is shown as %s and is %s', (typed, shown, code) => {
    const digits = formats.cardNumber.digits(typed)
    expect([formats.cardNumber.show(digits, false), formats.cardNumber.problem(digits)?.code]).toEqual([shown, code])
  })

  it.each([
    ['1299', '12 / 99', undefined],
    ['3', '03 / ', 'incomplete_expiry'],
    ['1399', '13 / 99', 'invalid_expiry_month'],
    ['1220', '12 / 20', 'invalid_expiry_year_past'],
  ])('expiry %s is shown as %s and is %s', (typed, shown, code) => {
    const digits = formats.cardExpiry.digits(typed)
    expect([formats.cardExpiry.show(digits, false), formats.cardExpiry.problem(digits)?.code]).toEqual([shown, code])
  })

  it.each([
    ['visa', '12', '12', 'incomplete_cvc'],
    ['visa', '1234', '123', undefined],
    ['mastercard', '123', '123', undefined],
    ['amex', '123', '123', 'incomplete_cvc'],
    ['amex', '1234', '1234', undefined],
    ['unknown', '123', '123', undefined],
    ['unknown', '1234', '1234', undefined],
  ])('the security code of %s %s is formatted as %s and is %s', (brand, typed, kept, code) => {
    const digits = formats.cardCvc.digits(typed, brand)
    expect([digits, formats.cardCvc.problem(digits, brand)?.code]).toEqual([kept, code])
  })
})
