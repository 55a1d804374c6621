import { type ClientTexts, clientTexts, supportTexts } from './clientTexts.js'
import { createFormats, englishFormats } from '../language/formats.js'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, decodeFailure, notFromTheApi, serverFailure } from '../failure/Failure.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { type ClientConfig, createClientIdentity, type ClientCover, coverOf } from './ClientApi.js'
import { everyLanguage } from '../language/locales.js'
import { createClientSetUp, helpWays } from './clientSetUp.js'

const config: ClientConfig = {
  code: 'aurora',
  name: 'Aurora',
  url: 'https://aurora.example',
  altText: 'Aurora',
  displayFooter: true,
  links: { bookings: true, profile: true, signOut: true },
  languages: everyLanguage,
  support: { phone: null, email: 'help@meridian.example', form: null },
  covers: [],
  wallets: [],
  currencyCodes: [],
  maintenance: null,
}
const country = { id: '1', name: 'France', code: 'FR' }

const genders = [
  { id: '1', name: 'Female', code: 'F' },
  { id: '2', name: 'Other', code: 'Q' },
]

const opened = (
  failing: Partial<Record<'clientId' | 'config' | 'genders' | 'countries', ApiFailure>> = {},
  found: ClientConfig | null = config,
  texts: ClientTexts = { ...clientTexts, formats: englishFormats },
) => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1001')
  const identity = createClientIdentity()
  const calls: string[] = []
  const answer =
    <A>(name: keyof typeof failing, value: A) =>
    () =>
    async (): Promise<Either<ApiFailure, A>> => {
      calls.push(`${name} as ${identity.current()}`)
      const failure = failing[name]
      return failure === undefined ? right(value) : left(failure)
    }
  const client = createClientSetUp({
    scope: surroundings.scope,
    visitEnded$: surroundings.scope.ended$,
    report: surroundings.failures.reportQuietly,
    onFailure: surroundings.failures.handle,
    identity,
    texts,
    api: {
      clientId: answer('clientId', '51'),
      config: answer('config', found),
      genders: answer('genders', genders),
      countries: answer('countries', [country]),
    },
  })
  return { ...surroundings, client, identity, calls }
}

const loaded = { kind: 'loaded', genders, countries: [country] }

describe('countries and genders', () => {
  it('have their names in the language of the page', async () => {
    const german = { ...clientTexts, genders: { F: 'Weiblich' }, formats: createFormats('de') }
    const { client } = opened({}, config, german)
    await client.needLists()
    expect(client.lists$.value).toEqual({
      kind: 'loaded',
      genders: [
        { id: '1', name: 'Weiblich', code: 'F' },
        { id: '2', name: 'Other', code: 'Q' },
      ],
      countries: [{ ...country, name: 'Frankreich' }],
    })
  })
})

describe('the contacts for help', () => {
  it('are available once the config is loaded', async () => {
    const { client } = opened()
    expect(client.helpWays('SUN1001')).toEqual([])
    await client.setUp()
    expect(client.helpWays('SUN1001').map(({ href }) => href)).toEqual([
      'mailto:help@meridian.example?subject=Booking%20SUN1001',
    ])
  })
})

describe('setting up the client', () => {
  it('requests its id as the default client 44, then the config for the received id, and nothing more', async () => {
    const { client, identity, calls } = opened()
    expect(identity.current()).toBe('44')
    expect(await client.setUp()).toEqual({ kind: 'done' })
    expect(calls).toEqual(['clientId as 44', 'config as 51'])
    expect(client.state$.value).toEqual({ kind: 'loaded', value: { id: '51', config } })
    expect(client.lists$.value.kind).toBe('loading')
  })

  it('continues as the default client if the request for the id fails, with a message', async () => {
    const { client, calls, notified, reports } = opened({ clientId: notFromTheApi(500) })
    expect(await client.setUp()).toEqual({ kind: 'done' })
    expect(calls).toEqual(['clientId as 44', 'config as 44'])
    expect(client.state$.value).toEqual({ kind: 'loaded', value: { id: '44', config } })
    expect(notified).toEqual(['Initialisation failed'])
    expect(reports).toMatchObject([{ code: 'clientId', severity: 'fatal' }])
  })

  it('shows a message if the config fails, and still requests the lists', async () => {
    const { client, notified } = opened({ config: notFromTheApi(500) })
    expect(await client.setUp()).toMatchObject({ kind: 'failed', failure: { operation: 'clientConfig' } })
    expect(notified).toEqual(['Initialisation failed'])
    await client.needLists()
    expect(client.lists$.value).toEqual(loaded)
  })

  it('shows a message if a field of the config is not as it should be', async () => {
    const { client, notified, reports } = opened({ config: decodeFailure('data.client.code') })
    expect((await client.setUp()).kind).toBe('failed')
    expect([notified, reports]).toMatchObject([['Initialisation failed'], [{ code: 'clientConfig' }]])
  })

  it.each([
    ['errors', serverFailure([{ code: null, message: 'No client here' }])],
    ['no body', decodeFailure('body')],
    ['no data', decodeFailure('data')],
    ['no client in the data', decodeFailure('data.client')],
  ])('reports an answer without a client, and shows no message: %s', async (_what, failure) => {
    const { client, notified, reports } = opened({ config: failure })
    expect((await client.setUp()).kind).toBe('failed')
    expect([notified, client.state$.value.kind]).toEqual([[], 'failed'])
    expect(reports).toMatchObject([{ code: 'clientConfig', severity: 'fatal' }])
  })
})

describe('the header and the footer', () => {
  it('have their defaults until the config is loaded, and if there is none', async () => {
    const byDefault = { links: { bookings: true, profile: true, signOut: true }, footer: false }
    const { client } = opened({}, null)
    expect(client.layout$.value).toEqual(byDefault)
    await client.setUp()
    expect(client.layout$.value).toEqual(byDefault)
  })

  it('follow the config of the client', async () => {
    const links = { bookings: true, profile: false, signOut: false }
    const { client } = opened({}, { ...config, links })
    await client.setUp()
    expect(client.layout$.value).toEqual({ links, footer: true })
  })
})

describe('genders and countries', () => {
  it('are available one by one as they load', async () => {
    const { client } = opened({ genders: notFromTheApi(500) })
    expect(client.lists$.value).toEqual({ kind: 'loading', genders: [], countries: [] })
    await client.prepareLists()
    expect(client.lists$.value).toEqual({ kind: 'missing', genders: [], countries: [country] })
  })

  it('show a message with the name of the list if a form needs them and they fail', async () => {
    const { client, notified, reports } = opened({ genders: notFromTheApi(500), countries: notFromTheApi(500) })
    await client.needLists()
    expect(notified).toEqual([
      "We're unable to load the list of genders right now. Please try again.",
      "We're unable to load the list of countries right now. Please try again.",
    ])
    expect(reports).toMatchObject([{ severity: 'fatal' }, { severity: 'fatal' }])
  })

  it('are requested once, by the first caller', async () => {
    const { client, calls } = opened()
    await Promise.all([client.prepareLists(), client.needLists()])
    await client.needLists()
    expect(calls).toEqual(['genders as 44', 'countries as 44'])
    expect(client.lists$.value).toEqual(loaded)
  })

  it('are reported, without a redirect, if they fail before a form needs them', async () => {
    const { client, visited, notified, reports } = opened({ countries: notFromTheApi(500) })
    expect((await client.prepareLists()).kind).toBe('failed')
    expect([visited, notified]).toEqual([[], []])
    expect(reports).toMatchObject([{ code: 'countries', severity: 'fatal' }])
    expect(client.lists$.value.kind).toBe('missing')
  })

  it.each(['genders', 'countries'] as const)(
    'redirect to the profile once for each visit if a form needs them and they fail (%s)',
    async (call) => {
      const { client, visited, notified, scope, standAt } = opened({ [call]: notFromTheApi(500) })
      expect(await client.needLists()).toMatchObject({ kind: 'failed', failure: { operation: call } })
      expect([visited, notified.length]).toEqual([['/profile'], 1])
      standAt('/booking/SUN1001/delivery/update')
      await client.needLists()
      expect([visited, notified.length]).toEqual([['/profile'], 1])
      scope.end()
      await client.needLists()
      expect(visited).toEqual(['/profile', '/profile'])
    },
  )

  it('are requested again after a failure, but only the failed ones', async () => {
    const failing: Partial<Record<'countries', ApiFailure>> = { countries: notFromTheApi(500) }
    const { client, calls } = opened(failing)
    await client.needLists()
    delete failing.countries
    expect(await client.needLists()).toEqual({ kind: 'done' })
    expect(calls).toEqual(['genders as 44', 'countries as 44', 'countries as 44'])
    expect(client.lists$.value).toEqual(loaded)
  })
})

const support = { phone: '+44 20 7946 0018', email: 'help@meridian.example', form: 'https://meridian.example/contact' }

describe('the ways to get help', () => {
  it('are those of the client, and an e-mail contains the booking reference', () => {
    expect(helpWays(support, supportTexts, 'SUN 1001&x')).toEqual([
      { kind: 'phone', label: 'Call +44 20 7946 0018', href: 'tel:+442079460018' },
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

describe('the picture of a client', () => {
  const files = { small: 'rome-800.avif', large: 'rome-1600.avif', altText: 'Rome at dusk' }
  const picture = { ...files, width: null, height: null, colour: null }
  const rome: ClientCover = { ...picture, of: '7' }
  const miramar: ClientCover = { ...picture, of: 'Miramar' }
  const opera: ClientCover = { ...picture, of: 'La traviata' }
  const covers = [opera, miramar, rome]
  const rooms = [{ name: 'Splendid' }, { name: 'Miramar' }]
  const tickets = [{ eventName: 'La traviata' }]

  it('is that of the first package with a picture, else of a hotel, else of an event', () => {
    expect(coverOf({ covers }, { packages: [{}, { id: '6' }, { id: '7' }], rooms, tickets })).toBe(rome)
    expect(coverOf({ covers }, { packages: [{ id: '6' }], rooms, tickets })).toBe(miramar)
    expect(coverOf({ covers }, { tickets })).toBe(opera)
  })

  it('is null if nothing has one, or the client is not loaded', () => {
    expect(coverOf({ covers: [rome] }, { packages: [{}, { id: '6' }], rooms, tickets })).toBeNull()
    expect(coverOf(null, { packages: [{ id: '7' }] })).toBeNull()
  })
})
