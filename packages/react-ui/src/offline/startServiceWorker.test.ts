import { describe, expect, it } from 'vitest'
import { createStoredBookingStore, prepareOffline, type ServiceWorkers } from './storedBookingStore'
import { storeOfflinePage } from './shell'
import { storeShell } from '../../test/offline/storeShell'
import { storedBookingCache } from './storedBookingCache'
import { storedCopy } from '../../test/offline/storedBookings'
import { memoryCaches } from '../../test/offline/memoryCaches'

class Worker extends EventTarget {
  constructor(public state: ServiceWorkerState) {
    super()
  }
  /** What it answers when it is asked to store the offline page. */
  stores = true
  postMessage(message: unknown, [port]: Transferable[]): void {
    if (message === storeOfflinePage && port instanceof MessagePort) port.postMessage(this.stores)
  }
  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const holding = (found: Partial<Record<'active' | 'waiting' | 'installing', Worker>>): ServiceWorkers => ({
  register: async () => ({ active: null, waiting: null, installing: null, ...found }),
})

/** Requests storing a booking, and reads the result once everything automatic has run. */
const store = async (workers: ServiceWorkers, caches = memoryCaches()) => {
  const answers: boolean[] = []
  void createStoredBookingStore(caches, () => prepareOffline(workers, caches))
    .write(storedCopy)
    .then((isStored) => answers.push(isStored))
  const settled = async (): Promise<readonly boolean[]> => {
    // A message between ports takes a task of its own.
    for (let tasks = 0; tasks < 5; tasks += 1) await new Promise((resolve) => setTimeout(resolve))
    return answers
  }
  await settled()
  return { settled, isStored: () => caches.has(storedBookingCache) }
}

describe('a booking is stored on the device', () => {
  it('only once the service worker is active', async () => {
    const worker = new Worker('installing')
    const { settled, isStored } = await store(holding({ installing: worker }))
    for (const state of ['installed', 'activating'] as const) {
      worker.become(state)
      expect([await settled(), await isStored()], state).toEqual([[], false])
    }
    worker.become('activated')
    expect([await settled(), await isStored()]).toEqual([[true], true])
  })

  it('at once if the service worker is already active', async () => {
    const { settled } = await store(holding({ active: new Worker('activated'), installing: new Worker('installing') }))
    expect(await settled()).toEqual([true])
  })

  it('only if the device also stores the offline page', async () => {
    const worker = new Worker('activated')
    worker.stores = false
    const { settled, isStored } = await store(holding({ active: worker }))
    expect([await settled(), await isStored()]).toEqual([[false], false])
    // The service worker of an earlier release has stored it, and answers no message.
    const caches = memoryCaches()
    await storeShell(caches, 'a', ['/offline.html'])
    expect(await (await store(holding({ active: worker }), caches)).settled()).toEqual([true])
  })

  it('never if the service worker cannot be installed', async () => {
    const worker = new Worker('installing')
    const { settled, isStored } = await store(holding({ installing: worker }))
    worker.become('redundant')
    expect([await settled(), await isStored()]).toEqual([[false], false])
    expect(await (await store(holding({}))).settled()).toEqual([false])
  })
})
