import { everyLanguage } from '@booking-dashboard/core/ports'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpClientApi } from './HttpClientApi.js'

const client = { code: 'aurora', name: 'Aurora', url: 'https://aurora.test', alt_text: 'Aurora' }

describe('the client config', () => {
  it('enables every link and hides the footer by default', async () => {
    const { transport } = transportOver(json({ data: { client } }))
    expect(await createHttpClientApi(transport).config(context)()).toEqual(
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

  it('applies its settings', async () => {
    const support = { phone: '+44 20 7946 0018', form_url: 'https://aurora.test/contact' }
    const maintenance = { until: '2026-09-15T18:00' }
    const config = { ...client, display_footer: true, header_links: { profile: false }, support, maintenance }
    const { transport } = transportOver(json({ data: { client: config } }))
    expect(await createHttpClientApi(transport).config(context)()).toMatchObject({
      right: {
        displayFooter: true,
        links: { bookings: true, profile: false, signOut: true },
        support: { phone: '+44 20 7946 0018', email: null, form: 'https://aurora.test/contact' },
        maintenance,
      },
    })
  })

  it('enables wallets for a currency', async () => {
    const pounds = { symbol: '£', code: 'GBP' }
    const { transport } = transportOver(json({ data: { client: { ...client, wallets: [pounds] } } }))
    expect(await createHttpClientApi(transport).config(context)()).toMatchObject({ right: { wallets: [pounds] } })
  })

  it('names the code of a currency whose symbol is not unique', async () => {
    const dollars = { symbol: '$', code: 'AUD' }
    const { transport } = transportOver(json({ data: { client: { ...client, currency_codes: [dollars] } } }))
    expect(await createHttpClientApi(transport).config(context)()).toMatchObject({
      right: { currencyCodes: [dollars] },
    })
  })

  it('names the pictures of packages', async () => {
    const cover = { package_id: 7, small: 'rome-800.avif', large: 'rome-1600.avif', alt_text: 'Rome at dusk' }
    const { transport } = transportOver(json({ data: { client: { ...client, covers: [cover] } } }))
    expect(await createHttpClientApi(transport).config(context)()).toMatchObject({
      right: {
        covers: [
          {
            of: '7',
            small: 'rome-800.avif',
            large: 'rome-1600.avif',
            altText: 'Rome at dusk',
            width: null,
            height: null,
            colour: null,
          },
        ],
      },
    })
  })

  it('names the picture of a hotel with its size and its colour', async () => {
    const size = { width: 800, height: 500, colour: '#a0c4cf' }
    const cover = { hotel: 'Miramar', small: 'a.svg', large: 'a.svg', alt_text: 'The hotel', ...size }
    const { transport } = transportOver(json({ data: { client: { ...client, covers: [cover] } } }))
    expect(await createHttpClientApi(transport).config(context)()).toMatchObject({
      right: { covers: [{ of: 'Miramar', ...size }] },
    })
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
    const { transport } = transportOver(json({ data: { client: { ...client, ...said } } }))
    expect(await createHttpClientApi(transport).config(context)()).toMatchObject({ right: { languages } })
  })

  it.each([
    ['a 401 without a body', plain('', 401)],
    ['a 401 with errors', json({ errors: [{ code: 11000011 }] }, 401)],
    ['a 401 without data', json({ data: null }, 401)],
    ['a 401 whose client is null', json({ data: { client: null } }, 401)],
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
