import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiFetch } from './apiFetch'

const asked: (readonly [unknown, RequestInit | undefined])[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push([url, init])
    return new Response()
  })
})
afterEach(() => vi.unstubAllGlobals())

const documentNaming = (base: string | null): ParentNode => {
  const page = document.implementation.createHTMLDocument()
  if (base !== null) {
    const meta = page.createElement('meta')
    meta.name = 'api-base'
    meta.content = base
    page.head.append(meta)
  }
  return page
}
const init = { method: 'POST', headers: { accept: 'application/json', traceparent: `00-${'a'.repeat(32)}-b-01` } }

it.each([null, ''])('calls the page’s own origin if the document names no other (%j)', async (base) => {
  await apiFetch(documentNaming(base))('/api/login', init)
  expect(asked).toEqual([['/api/login', init]])
})

it('calls the origin that the document names, with the session’s cookie', async () => {
  await apiFetch(documentNaming('https://api.example.com'))('/api/login', init)
  expect(asked).toEqual([['https://api.example.com/api/login', { ...init, credentials: 'include' }]])
})
