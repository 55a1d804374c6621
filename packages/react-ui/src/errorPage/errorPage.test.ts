import { beforeEach, describe, expect, it } from 'vitest'
import { createErrorPage, type ErrorPage } from './errorPage'

/** A browser tab: `open` loads a document at an address. */
const openTab = () => {
  const stored = new Map<string, string>()
  let isRefused = false
  let clock = Date.parse('2026-09-15T09:00:00Z')
  let address = '/'
  let leaving: (() => void)[] = []
  const storedTexts: string[] = []
  const loads: string[] = []
  const load = (path: string): void => {
    leaving.forEach((hear) => hear())
    leaving = []
    address = path
    loads.push(path)
  }
  const url = (): URL => new URL(address, 'https://dashboard.example')
  const page = {
    location: {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
      replace: load,
      reload: () => load(address),
    },
    history: { replaceState: (_state: unknown, _title: string, path: string) => (address = path) },
    addEventListener: (_type: string, hear: () => void) => leaving.push(hear),
  }
  return {
    loads,
    storedTexts,
    refuse: () => (isRefused = true),
    wait: (ms: number) => (clock += ms),
    address: () => address,
    /** A router navigation, within the document. */
    go: (path: string) => (address = path),
    open: (path: string, now: { readonly typed?: boolean; readonly paying?: boolean } = {}): ErrorPage => {
      if (loads.at(-1) !== path || address !== path) load(path)
      const deps = {
        hasTyped: () => now.typed ?? false,
        storeTyped: () => void storedTexts.push(address),
        isPaying: () => now.paying ?? false,
      }
      return createErrorPage(deps, {
        page: page as unknown as Window,
        now: () => clock,
        memory: () => {
          if (isRefused) throw new DOMException('refused', 'SecurityError')
          return {
            getItem: (key) => stored.get(key) ?? null,
            setItem: (key, text) => void stored.set(key, text),
          }
        },
      })
    },
  }
}

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})
const checkout = '/booking/SUN1001/checkout?part=overdue#terms'

describe('the error page', () => {
  it('has the address, the failed page, the typed text and a running payment', () => {
    const errorPage = tab.open(checkout, { typed: true, paying: true })
    errorPage.open()
    expect(tab.address()).toBe('/error')
    expect(errorPage.state$.value).toEqual({
      again: false,
      typed: true,
      paying: true,
      failed: checkout,
      isReloadFirst: true,
    })
  })

  it('opens the failed page with a new document, which restores the typed text', () => {
    const errorPage = tab.open(checkout, { typed: true })
    errorPage.open()
    errorPage.reload()
    expect(tab.loads).toEqual([checkout, checkout])
    expect(tab.storedTexts).toHaveLength(1)
  })

  it('says so if the page fails once more, and then restores no typed text', () => {
    const errorPage = tab.open(checkout, { typed: true })
    errorPage.open()
    errorPage.reload()
    const second = tab.open(checkout, { typed: true })
    second.open()
    expect(second.state$.value).toMatchObject({ again: true, typed: false, failed: checkout, isReloadFirst: false })
    second.reload()
    expect(tab.storedTexts).toHaveLength(1)
    expect(tab.loads).toEqual([checkout, checkout, checkout])
  })

  it('does not mention an earlier failure if another page fails, or the same one later', () => {
    const errorPage = tab.open(checkout)
    errorPage.open()
    errorPage.reload()
    tab.wait(60_000)
    const later = tab.open(checkout)
    later.open()
    expect(later.state$.value.again).toBe(false)
    later.reload()
    tab.open(checkout)
    const other = tab.open('/profile')
    other.open()
    expect(other.state$.value).toMatchObject({ again: false, failed: '/profile' })
    const first = tab.open(checkout)
    first.open()
    expect(first.state$.value.again).toBe(false)
  })

  it('keeps the failed page over its own reload', () => {
    tab.open(checkout).open()
    const again = tab.open('/error', { paying: true })
    expect(again.state$.value).toEqual({
      again: false,
      typed: false,
      paying: true,
      failed: checkout,
      isReloadFirst: true,
    })
    again.reload()
    expect(tab.loads.at(-1)).toBe(checkout)
  })

  it('still leads to the failed page if its own rendering fails', () => {
    tab.open(checkout).open()
    const again = tab.open('/error')
    again.open()
    expect(again.state$.value).toMatchObject({ failed: checkout, again: false })
  })

  it('opens the next chosen page with a new document', () => {
    const errorPage = tab.open(checkout)
    errorPage.open()
    tab.go('/profile')
    expect(errorPage.canLeaveFor('/profile')).toBe(true)
    errorPage.leave()
    expect(tab.loads).toEqual([checkout, '/profile'])
  })

  it('allows one redirect to the failed page, and no more', () => {
    const first = tab.open('/changepassword')
    first.open()
    expect(first.canLeaveFor('/changepassword')).toBe(true)
    tab.go('/changepassword')
    first.leave()
    const second = tab.open('/changepassword')
    second.open()
    expect(second.state$.value.again).toBe(true)
    expect(second.canLeaveFor('/changepassword')).toBe(false)
    expect(second.canLeaveFor('/profile')).toBe(true)
  })

  it('reloads itself if nothing failed', () => {
    const errorPage = tab.open('/error')
    expect(errorPage.state$.value).toMatchObject({ failed: null, isReloadFirst: false })
    errorPage.reload()
    expect(tab.loads).toEqual(['/error', '/error'])
  })

  it('stores no token of a link', () => {
    const errorPage = tab.open('/resetpassword?token=secret')
    errorPage.open()
    expect(errorPage.state$.value.failed).toBe('/resetpassword')
  })

  it('works without storage', () => {
    tab.refuse()
    const errorPage = tab.open(checkout)
    errorPage.open()
    errorPage.reload()
    expect(tab.loads).toEqual([checkout, checkout])
    const second = tab.open(checkout)
    second.open()
    expect(second.state$.value.again).toBe(false)
  })
})
