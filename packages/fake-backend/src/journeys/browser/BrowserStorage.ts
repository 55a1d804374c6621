import type { StoredPaymentOfPage } from '@booking-dashboard/core/ports'
import { createPaymentVault, type TextStore } from '@booking-dashboard/http-adapter/node'

/** `full`: new data is rejected; `refused`: the browser forbids reading and writing. */
export type StorageCondition = 'fine' | 'full' | 'refused'

type Listener = (key: string) => void

/** Storage that all tabs of one browser share and that outlives them. */
export class BrowserStorage {
  condition: StorageCondition = 'fine'
  private readonly texts = new Map<string, string>()
  private readonly tabs = new Set<Listener>()

  /** The view of one tab. Changes reach the other tabs asynchronously. */
  forTab(): { readonly store: TextStore; readonly onChange: (listener: Listener) => () => void } {
    const own = new Set<Listener>()
    const changed = (key: string): void => {
      const others = [...this.tabs].filter((listener) => !own.has(listener))
      queueMicrotask(() => others.forEach((listener) => listener(key)))
    }
    return {
      store: this.storeOf(this.texts, changed),
      onChange: (listener) => {
        own.add(listener)
        this.tabs.add(listener)
        return () => void this.tabs.delete(listener)
      },
    }
  }

  /** Session storage, which ends with its tab. */
  forSession(texts: Map<string, string>): TextStore {
    return this.storeOf(texts, () => undefined)
  }

  /** Deletes all data. No page is notified. */
  clear(): void {
    this.texts.clear()
  }

  /** Stored payments, of one booking or of all. */
  payments(bookingRef?: string): readonly StoredPaymentOfPage[] {
    const vault = createPaymentVault({ lasting: this.reading, session: this.reading })
    return vault.all().filter(({ purchase }) => bookingRef === undefined || purchase.bookingRef === bookingRef)
  }

  /** Stored payments without an end. */
  unended(bookingRef?: string): readonly StoredPaymentOfPage[] {
    return this.payments(bookingRef).filter(
      ({ attempt, unanswered }) => attempt.kind !== 'none' || unanswered.length > 0,
    )
  }

  private get reading(): TextStore {
    const { texts } = this
    return {
      keys: () => [...texts.keys()],
      get: (key) => texts.get(key) ?? null,
      set: () => undefined,
      remove: () => undefined,
    }
  }

  private storeOf(texts: Map<string, string>, changed: Listener): TextStore {
    const refuse = (): void => {
      if (this.condition === 'refused') throw new Error('The storage is refused')
    }
    return {
      keys: () => (refuse(), [...texts.keys()]),
      get: (key) => (refuse(), texts.get(key) ?? null),
      set: (key, text) => {
        refuse()
        if (this.condition === 'full') throw new Error('The storage is full')
        if (texts.get(key) === text) return
        texts.set(key, text)
        changed(key)
      },
      remove: (key) => {
        refuse()
        if (texts.delete(key)) changed(key)
      },
    }
  }
}
