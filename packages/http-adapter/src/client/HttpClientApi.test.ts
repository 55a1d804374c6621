import { everyLanguage } from '@booking-dashboard/core/ports'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpClientApi } from './HttpClientApi.js'

const client = { code: 'aurora', name: 'Aurora', url: 'https://aurora.test', alt_text: 'Aurora' }
const configOf = (said: object = {}) =>
  createHttpClientApi(transportOver(json({ data: { client: { ...client, ...said } } })).transport).config(context)()

describe('the client config', () => {
  it('enables every link and hides the footer by default', async () => {
    expect(await configOf()).toEqual(
      right({
        code: 'aurora',
        name: 'Aurora',
        url: 'https://aurora.test',
        altText: 'Aurora',
        displayFooter: false,
        links: { bookings: true, profile: true, signOut: true },
        languages: { offered: everyLanguage.offered, own: null },
        support: { phone: null, email: null, form: null },
        covers: [],
        wallets: [],
        currencyCodes: [],
        maintenance: null,
      }),
    )
  })

  const maintenance = { until: '2026-09-15T18:00' }
  const [pounds, dollars] = [
    { symbol: '£', code: 'GBP' },
    { symbol: '$', code: 'AUD' },
  ]
  const small = { small: 'rome-800.avif', large: 'rome-1600.avif' }
  const size = { width: 800, height: 500, colour: '#a0c4cf' }
  it.each<readonly [string, object, object]>([
    [
      'a footer and fewer links',
      { display_footer: true, header_links: { profile: false } },
      { displayFooter: true, links: { bookings: true, profile: false, signOut: true } },
    ],
    [
      'contacts for help',
      { support: { phone: '+44 20 7946 0018', form_url: 'https://aurora.test/contact' } },
      { support: { phone: '+44 20 7946 0018', email: null, form: 'https://aurora.test/contact' } },
    ],
    ['a time of maintenance', { maintenance }, { maintenance }],
    ['wallets for a currency', { wallets: [pounds] }, { wallets: [pounds] }],
    ['the code of a currency whose symbol is not unique', { currency_codes: [dollars] }, { currencyCodes: [dollars] }],
    [
      'the picture of a package',
      { covers: [{ package_id: 7, ...small, alt_text: 'Rome at dusk' }] },
      { covers: [{ of: '7', ...small, altText: 'Rome at dusk', width: null, height: null, colour: null }] },
    ],
    [
      'the picture of a hotel, with its size and its colour',
      { covers: [{ hotel: 'Miramar', ...small, alt_text: 'The hotel', ...size }] },
      { covers: [{ of: 'Miramar', ...small, altText: 'The hotel', ...size }] },
    ],
    ['its alternative text for a missing name', { name: undefined }, { name: 'Aurora', altText: 'Aurora' }],
    ['its alternative text for a blank name', { name: ' ', alt_text: 'The dawn' }, { name: 'The dawn' }],
  ])('has %s', async (_, said, config) => {
    expect(await configOf(said)).toMatchObject({ right: config })
  })

  it.each([
    [{}, { offered: everyLanguage.offered, own: null }],
    [{ locales: ['de', 'en-GB'] }, { offered: ['de', 'en-GB'], own: null }],
    [
      { locale: 'es', locales: ['en-GB'] },
      { offered: ['es', 'en-GB'], own: 'es' },
    ],
    [{ locale: 'de' }, { offered: everyLanguage.offered, own: 'de' }],
    [
      { locale: 'xx', locales: ['nl', 'en-XA'] },
      { offered: everyLanguage.offered, own: null },
    ],
    [
      { locale: null, locales: null },
      { offered: everyLanguage.offered, own: null },
    ],
  ])('offers the languages of the config that the product supports: %j', async (said, languages) => {
    expect(await configOf(said)).toMatchObject({ right: { languages } })
  })

  it.each([
    ['a 401 without a body', plain('', 401)],
    ['a 401 with errors', json({ errors: [{ code: 11000011 }] }, 401)],
    ['a 401 without data', json({ data: null }, 401)],
    ['a 401 whose client is null', json({ data: { client: null } }, 401)],
    ['a 401 with a client', json({ data: { client } }, 401)],
  ])('is null for %s', async (_, answer) => {
    expect(await createHttpClientApi(transportOver(answer).transport).config(context)()).toEqual(right(null))
  })

  it.each([
    [{ data: null }, 'data'],
    [{ data: {} }, 'data.client'],
    [{ data: { client: null } }, 'data.client'],
  ])('that names no client is a failure: %j', async (answer, path) => {
    const { transport } = transportOver(json(answer))
    expect(await createHttpClientApi(transport).config(context)()).toMatchObject(left({ kind: 'decode', path }))
  })
})

describe('the other client calls', () => {
  it('read the client id as text', async () => {
    const { transport } = transportOver(json({ client_id: 44 }))
    expect(await createHttpClientApi(transport).clientId(context)()).toEqual(right('44'))
  })

  it('read genders and countries', async () => {
    const named = [{ id: 1, name: 'Somewhere', code: 'SW' }]
    const api = createHttpClientApi(transportOver(json({ genders: named, countries: named })).transport)
    const expected = right([{ id: '1', name: 'Somewhere', code: 'SW' }])
    expect(await api.genders(context)()).toEqual(expected)
    expect(await api.countries(context)()).toEqual(expected)
  })

  it('read genders that come as a bare list', async () => {
    const { transport } = transportOver(json([{ id: 1, name: 'Female', code: 'F' }]))
    expect(await createHttpClientApi(transport).genders(context)()).toEqual(
      right([{ id: '1', name: 'Female', code: 'F' }]),
    )
  })
})
