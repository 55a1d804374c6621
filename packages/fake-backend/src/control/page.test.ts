import { describe, expect, it } from 'vitest'
import { readAsset } from '#assets'
import { createFakeBackend } from '../createFakeBackend.js'

const { fetch } = createFakeBackend()

describe('the page at /__fake/', () => {
  it('is served with its files, under a policy that allows nothing else', async () => {
    const page = await fetch('/__fake/')
    const html = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|data:|\*/)
    expect(html).not.toMatch(/<script>|<style|style="|onclick/)
    const loaded = [...html.matchAll(/(?:href|src)="(\/__fake\/[\w.]+)"/g)].map(([, path = '']) => path)
    const script = await (await fetch('/__fake/control.js')).text()
    const modules = [...script.matchAll(/from '\.\/([\w.]+)'/g)].map(([, file = '']) => `/__fake/${file}`)
    expect(modules.length).toBeGreaterThan(1)
    for (const path of [...loaded, ...modules]) expect([path, (await fetch(path)).status]).toEqual([path, 200])
    expect((await fetch('/__fake', { redirect: 'manual' })).headers.get('location')).toBe('/__fake/')
  })

  it.each([
    ['no dashboard where none is served', {}, null],
    ['the dashboard at the same address', { hasUi: true }, '../'],
    ['the dashboard elsewhere', { corsOrigins: ['http://localhost:5173'] }, 'http://localhost:5173'],
  ])('links to %s', async (_, options, address) => {
    const html = await (await createFakeBackend(options).fetch('/__fake/')).text()
    expect(/<a href="([^"]*)">Dashboard<\/a>/.exec(html)?.[1] ?? null).toBe(address)
  })

  it('renders no text as markup', async () => {
    for (const file of ['control', 'world', 'happened', 'elements'])
      expect(await readAsset(`control/${file}.js`)).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write/)
  })

  it('answers another method with the allowed one', async () => {
    const lost = await fetch('/__fake/nothing')
    expect([lost.status, await lost.json()]).toEqual([404, { error: expect.stringContaining('/__fake/openapi.json') }])
  })
})
