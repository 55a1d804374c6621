import { afterEach, expect, it, vi } from 'vitest'
import { forgetFailedPreloads } from './forgetFailedPreloads'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const fail = (rel: string, href: string): void => {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
}

it('asks the cache for a script that could not be preloaded, as something of another kind', () => {
  const asked = vi.fn((_address: string, _how: RequestInit) => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  forgetFailedPreloads()
  fail('stylesheet', '/build/extras.css')
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown by a script') }))
  expect(asked).not.toHaveBeenCalled()
  fail('modulepreload', '/build/extras.js')
  expect(asked.mock.calls).toEqual([
    [`${location.origin}/build/extras.js`, { mode: 'same-origin', cache: 'only-if-cached' }],
  ])
})
