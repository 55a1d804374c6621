import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardHistory } from './guardHistory'
import { listenBeforeRouter } from './popstateInterceptor'

/** A page whose history moves only on command, to test what a browser does between two events. */
const openPage = (entries: readonly string[]) => {
  let at = entries.length - 1
  const listeners = new Map<string, Set<(event: object) => void>>()
  const heard: string[] = []
  const page = {
    history: {
      get state() {
        return { idx: at }
      },
      go: (by: number) => move(by),
    },
    location: {
      get pathname() {
        return entries[at] ?? ''
      },
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.set(type, new Set([...(listeners.get(type) ?? []), listener])),
    removeEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.get(type)?.delete(listener),
  }
  const move = (by: number): void => {
    at += by
    let stopped = false
    const event = { state: { idx: at }, stopImmediatePropagation: () => (stopped = true) }
    for (const listener of listeners.get('popstate') ?? []) if (!stopped) listener(event)
  }
  const asWindow = page as unknown as Window
  const stop = listenBeforeRouter(asWindow)
  // The router's own listener registers later.
  page.addEventListener('popstate', () => heard.push(page.location.pathname))
  return { page: asWindow, move, heard, stop, where: () => page.location.pathname }
}

describe('the back button of a page with unsaved changes', () => {
  let world: ReturnType<typeof openPage>
  let unsaved: boolean
  let asked: (() => void)[]
  let release: () => void
  beforeEach(() => {
    world = openPage(['/', '/profile', '/profile'])
    unsaved = true
    asked = []
    release = guardHistory(
      world.page,
      () => unsaved,
      (go) => void asked.push(go),
    )
  })
  afterEach(() => {
    release()
    world.stop()
  })

  it('moves within the page as usual', () => {
    world.move(-1)
    expect(world.heard).toEqual(['/profile'])
    expect(asked).toEqual([])
  })

  it('is undone before the router notices, and asks', () => {
    world.move(-1)
    world.move(-1)
    expect(world.where()).toBe('/profile')
    expect(world.heard).toEqual(['/profile'])
    expect(asked).toHaveLength(1)
  })

  it('leaves after the customer agrees', () => {
    world.move(-2)
    expect(asked).toHaveLength(1)
    unsaved = false
    asked[0]?.()
    expect(world.where()).toBe('/')
    expect(world.heard).toEqual(['/'])
  })

  it('asks nothing without typed text, and nothing once the page is gone', () => {
    unsaved = false
    world.move(-2)
    expect(world.heard).toEqual(['/'])
    world.move(2)
    unsaved = true
    release()
    world.move(-2)
    expect(world.where()).toBe('/')
    expect(asked).toEqual([])
  })
})
