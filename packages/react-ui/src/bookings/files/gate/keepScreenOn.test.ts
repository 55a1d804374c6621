import { describe, expect, it } from 'vitest'
import { keepScreenOn } from './keepScreenOn'

class Lock extends EventTarget implements WakeLockSentinel {
  readonly type = 'screen'
  readonly onrelease = null
  released = false
  async release(): Promise<void> {
    this.released = true
  }
}

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
}

const device = () => {
  const page = new Page()
  const locks: Lock[] = []
  const state = { refuses: false }
  const request = async (): Promise<Lock> => {
    if (state.refuses) throw new DOMException('Low battery', 'NotAllowedError')
    const lock = new Lock()
    locks.push(lock)
    return lock
  }
  const turn = async (visibility: DocumentVisibilityState): Promise<void> => {
    page.visibilityState = visibility
    // As browsers do.
    if (visibility === 'hidden') for (const lock of locks) lock.released = true
    page.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
  }
  const held = () => locks.map(({ released }) => !released)
  return { locks: { request }, page, state, turn, held }
}

describe('the screen', () => {
  it('stays on until the view closes', async () => {
    const { locks, page, held } = device()
    const letGo = keepScreenOn(locks, page)
    await Promise.resolve()
    expect(held()).toEqual([true])
    letGo()
    expect(held()).toEqual([false])
  })

  it('stays on again after each return to the page, and no longer after the view has closed', async () => {
    const { locks, page, turn, held } = device()
    const letGo = keepScreenOn(locks, page)
    await turn('hidden')
    expect(held()).toEqual([false])
    await turn('visible')
    await turn('visible')
    expect(held()).toEqual([false, true])
    letGo()
    await turn('hidden')
    await turn('visible')
    expect(held()).toEqual([false, false])
  })

  it('is released if the view closes before the browser answers', async () => {
    const { locks, page, held } = device()
    keepScreenOn(locks, page)()
    await Promise.resolve()
    await Promise.resolve()
    expect(held()).toEqual([false])
  })

  it('turns off as usual if the browser refuses or has no such lock', async () => {
    const { locks, page, state, held } = device()
    state.refuses = true
    const letGo = keepScreenOn(locks, page)
    await Promise.resolve()
    letGo()
    keepScreenOn(undefined, page)()
    expect(held()).toEqual([])
  })
})
