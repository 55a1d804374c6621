import { describe, expect, it } from 'vitest'
import { createStoredBookingStore, type ServiceWorkers, startServiceWorker } from './storedBookingStore'
import { storedBookingCache } from './storedBookingCache'
import { storedCopy } from './testing/storedBookings'
import { memoryCaches } from './testing/memoryCaches'

class Worker extends EventTarget {
  constructor(public state: ServiceWorkerState) {
    super()
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
const store = async (workers: ServiceWorkers) => {
  const caches = memoryCaches()
  const answers: boolean[] = []
  void createStoredBookingStore(caches, () => startServiceWorker(workers))
    .write(storedCopy)
    .then((isStored) => answers.push(isStored))
  const settled = async (): Promise<readonly boolean[]> => {
    await new Promise((resolve) => setTimeout(resolve))
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

  it('at once if the service worker is active already', async () => {
    const { settled } = await store(holding({ active: new Worker('activated'), installing: new Worker('installing') }))
    expect(await settled()).toEqual([true])
  })

  it('never if the service worker cannot be installed', async () => {
    const worker = new Worker('installing')
    const { settled, isStored } = await store(holding({ installing: worker }))
    worker.become('redundant')
    expect([await settled(), await isStored()]).toEqual([[false], false])
    expect(await (await store(holding({}))).settled()).toEqual([false])
  })
})
