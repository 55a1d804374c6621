import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, httpFailure } from '../failure/ApiFailure.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import type { ClientConfig } from './Client.js'
import { createClientIdentity } from './ClientIdentity.js'
import { createClient } from './createClient.js'

const config: ClientConfig = {
  code: 'aurora',
  name: 'Aurora',
  url: 'https://aurora.example',
  altText: 'Aurora',
  displayFooter: true,
  links: { bookings: true, profile: true, signOut: true },
}
const country = { id: '1', name: 'France', code: 'FR' }

const opened = (
  failing: Partial<Record<'clientId' | 'config' | 'genders' | 'countries', ApiFailure>> = {},
  found: ClientConfig | null = config,
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
  const client = createClient({
    scope: surroundings.scope,
    onFailure: surroundings.failures.handle,
    identity,
    api: {
      clientId: answer('clientId', '51'),
      config: answer('config', found),
      genders: answer('genders', []),
      countries: answer('countries', [country]),
    },
  })
  return { ...surroundings, client, identity, calls }
}

describe('setting up the client', () => {
  it('asks for its id as the default client 44, and for everything else under the id that it was told', async () => {
    const { client, identity, calls } = opened()
    expect(identity.current()).toBe('44')
    expect(await client.setUp()).toEqual(right(undefined))
    expect(calls).toEqual(['clientId as 44', 'config as 51', 'genders as 51', 'countries as 51'])
    expect(client.state$.value).toEqual({ kind: 'loaded', value: { id: '51', config } })
    expect(client.countries$.value).toEqual({ kind: 'loaded', value: [country] })
  })

  it('goes on without a config where there is none', async () => {
    const { client, said } = opened({}, null)
    await client.setUp()
    expect(client.state$.value).toEqual({ kind: 'loaded', value: { id: '51', config: null } })
    expect(said).toEqual([])
  })

  it.each([
    ['clientId', ['clientId as 44']],
    ['config', ['clientId as 44', 'config as 51']],
  ] as const)('stops at a %s that fails, and says so', async (call, expected) => {
    const { client, calls, said, reports } = opened({ [call]: httpFailure(500) })
    await client.setUp()
    expect(calls).toEqual(expected)
    expect(said).toEqual(['Initialisation failed'])
    expect(reports).toMatchObject([{ severity: 'fatal' }])
    expect(client.genders$.value.kind).toBe('idle')
  })

  it.each(['genders', 'countries'] as const)(
    'has failed where the %s could not be loaded, which leads to the profile',
    async (call) => {
      const { client, visited } = opened({ [call]: httpFailure(500) })
      expect(await client.setUp()).toMatchObject(left({ operation: call }))
      expect(client[`${call}$`].value.kind).toBe('failed')
      expect(client.state$.value.kind).toBe('loaded')
      expect(visited).toEqual(['/profile'])
    },
  )
})
