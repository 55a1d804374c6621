import { clientEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSetting } from '../../test/api/createSetting.js'

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

  it('enables the profile everywhere, and the footer everywhere except at harbour', async () => {
    const { visitor } = createSetting()
    const configs = await Promise.all(
      ['localhost', 'aurora.localhost', 'harbour.localhost'].map(
        async (hostname) =>
          (await visitor.call(clientEndpoints.config, { headers: { 'x-hostname': hostname } })).answer?.data?.client,
      ),
    )
    expect(configs.map((config) => [config?.header_links?.profile, config?.display_footer])).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ])
  })

  it('has the genders and all countries, by name', async () => {
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

  it.each(['meridian', 'aurora', 'harbour'])('of %s are a sheet of colour roles, a logo and a footer', async (code) => {
    const sheet = await get(`${code}/client.css`)
    expect(sheet.response.headers.get('content-type')).toContain('text/css')
    expect(sheet.text.startsWith('@layer reset, tokens, components, client;\n')).toBe(true)
    expect(sheet.text).toMatch(/@layer client \{\s+:root \{\s+--accent: oklch/)
    expect((await get(`${code}/logo.svg`)).response.headers.get('content-type')).toBe('image/svg+xml')
    const footer: unknown = JSON.parse((await get(`${code}/footer.json`)).text)
    expect(footer).toMatchObject({
      legal: expect.stringContaining('fictional'),
      links: expect.anything(),
      social: expect.anything(),
    })
  })

  it('include the pictures that the config names, in two sizes', async () => {
    const { visitor, backend } = createSetting()
    const headers = { 'x-hostname': 'aurora.localhost' }
    const client = (await visitor.call(clientEndpoints.config, { headers })).answer?.data?.client
    const files = (client?.covers ?? []).flatMap(({ small, large }) => [small, large])
    expect(files).toHaveLength(8)
    const pictures = await Promise.all(
      files.map((file) => backend.fetch(new Request(`http://localhost/clients/aurora/covers/${file}`))),
    )
    expect(pictures.map(({ headers: told }) => told.get('content-type'))).toEqual([
      'image/webp',
      'image/webp',
      ...Array<string>(6).fill('image/svg+xml'),
    ])
    const [small = 0, large = 0] = await Promise.all(pictures.map(async (one) => (await one.arrayBuffer()).byteLength))
    expect(small).toBeGreaterThan(1_000)
    expect(large).toBeGreaterThan(small)
  })

  it('set only roles that are not derived, for each brand in light and dark', async () => {
    const sheets = await Promise.all(
      ['meridian', 'aurora', 'harbour'].map(async (code) => (await get(`${code}/client.css`)).text),
    )
    const roles =
      /^--(accent|attention|surface|surface-raised|surface-sunken|text|muted|border|border-strong|shade|font-display|radius|radius-large)$/
    const valuesOf = (role: string) =>
      sheets.map((sheet) => [...sheet.matchAll(new RegExp(`${role}: ([^;]+);`, 'g'))].map(([, value]) => value))
    for (const sheet of sheets) {
      const set = [...sheet.matchAll(/^ {4,}([\w-]+):/gm)].map(([, name]) => name ?? '')
      expect(set.filter((name) => !roles.test(name))).toEqual([])
      expect(sheet).not.toMatch(/!important|url\(|@import/)
    }
    for (const role of ['--accent', '--surface']) {
      const values = valuesOf(role)
      expect(values.map(({ length }) => length)).toEqual([2, 2, 2])
      expect(new Set(values.flat()).size).toBe(6)
    }
  })

  // On a dark surface, a panel of a far hue turns muddy, and text of a far hue is hard to read.
  it.each(['aurora', 'harbour'])('give what needs attention a hue near that of the dark surface: %s', async (code) => {
    const [, dark = ''] = (await get(`${code}/client.css`)).text.split('prefers-color-scheme: dark')
    const hueOf = (role: string) =>
      Number(new RegExp(`--${role}: oklch\\([\\d.]+ [\\d.]+ ([\\d.]+)\\)`).exec(dark)?.[1])
    const distance = Math.abs(hueOf('attention') - hueOf('surface'))
    expect(Math.min(distance, 360 - distance)).toBeLessThanOrEqual(45)
  })

  it.each(['nobody/client.css', 'meridian/other.css', 'meridian/..%2f..%2fstripe%2fpage%2fstripe.js'])(
    'are not %s',
    async (path) => {
      expect((await get(path)).response.status).toBe(404)
    },
  )
})
