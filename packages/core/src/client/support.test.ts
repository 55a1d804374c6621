import { describe, expect, it } from 'vitest'
import { helpWays } from './clientSetUp.js'
import { supportTexts } from './clientTexts.js'

const support = { phone: '+44 20 7946 0018', email: 'help@meridian.example', form: 'https://meridian.example/contact' }

describe('the ways to get help', () => {
  it('are those of the client, and an e-mail contains the booking reference', () => {
    expect(helpWays(support, supportTexts, 'SUN 1001&x')).toEqual([
      { kind: 'phone', label: 'Call +44\u00a020\u00a07946\u00a00018', href: 'tel:+442079460018' },
      {
        kind: 'email',
        label: 'Email help@meridian.example',
        href: 'mailto:help@meridian.example?subject=Booking%20SUN%201001%26x',
      },
      { kind: 'form', label: 'Send us a message', href: 'https://meridian.example/contact' },
    ])
  })

  it('are empty if the client has none, or is not loaded', () => {
    expect(helpWays(null, supportTexts, null)).toEqual([])
    expect(helpWays({ phone: null, email: null, form: null }, supportTexts, null)).toEqual([])
  })

  it.each([
    { phone: 'call us', email: null, form: null },
    { phone: null, email: 'help@meridian.example?cc=other@else.example', form: null },
    { phone: null, email: 'help', form: null },
    { phone: null, email: null, form: 'javascript:alert(1)' },
    { phone: null, email: null, form: 'http://meridian.example/contact' },
    { phone: null, email: null, form: 'https://meridian.example@elsewhere.example/' },
  ])('exclude unsafe links: %j', (unusable) => {
    expect(helpWays(unusable, supportTexts, 'SUN1001')).toEqual([])
  })
})
