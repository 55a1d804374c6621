import { clientEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSetting } from '../testing/createSetting.js'

const hosts = [
  ['localhost', '44', 'meridian'],
  ['127.0.0.1', '44', 'meridian'],
  ['aurora.localhost', '61', 'aurora'],
  ['harbour.localhost:3000', '72', 'harbour'],
] as const

describe('the client', () => {
  it.each(hosts)('at %s is %s, %s', async (hostname, id, code) => {
    const { visitor } = createSetting()
    const headers = { 'x-hostname': hostname }
    expect((await visitor.call(clientEndpoints.clientId, { headers })).answer).toEqual({ client_id: id })
    expect((await visitor.call(clientEndpoints.config, { headers })).answer?.data?.client?.code).toBe(code)
  })

  it('knows genders and all countries, by name', async () => {
    const { visitor } = createSetting()
    expect((await visitor.call(clientEndpoints.genders)).answer?.genders.length).toBeGreaterThan(2)
    const countries = (await visitor.call(clientEndpoints.countries)).answer?.countries ?? []
    expect(countries).toHaveLength(249)
    expect(countries.find(({ code }) => code === 'GB')?.name).toBe('United Kingdom')
    expect(countries[0]?.name).toBe('Afghanistan')
  })
})

describe('a client’s assets', () => {
  const get = async (path: string) => {
    const response = await createSetting().backend.fetch(new Request(`http://localhost/clients/${path}`))
    return { response, text: await response.text() }
  }

  it.each(['meridian', 'aurora', 'harbour'])('of %s are a sheet of roles, a logo and a footer of data', async (code) => {
    const sheet = await get(`${code}/client.css`)
    expect(sheet.response.headers.get('content-type')).toContain('text/css')
    expect(sheet.text).toMatch(/@layer client \{\s+:root \{\s+--accent: oklch/)
    expect((await get(`${code}/logo.svg`)).response.headers.get('content-type')).toBe('image/svg+xml')
    const footer: unknown = JSON.parse((await get(`${code}/footer.json`)).text)
    expect(footer).toMatchObject({ legal: expect.stringContaining('fictional'), links: expect.anything(), social: expect.anything() })
  })

  it.each(['nobody/client.css', 'meridian/other.css', 'meridian/..%2f..%2fstripe%2fpage%2fstripe.js'])('are not %s', async (path) => {
    expect((await get(path)).response.status).toBe(404)
  })
})
