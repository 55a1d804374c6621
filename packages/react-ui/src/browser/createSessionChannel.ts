import { isSessionWord } from '@booking-dashboard/core/composition'
import type { SessionChannel } from '@booking-dashboard/core/ports'

const name = 'booking-dashboard/session'

/**
 * Closed while the page is away: a browser drops a cached page that gets a message. A page that returns checks its
 * session, so it needs none of them.
 */
const byChannel = (): SessionChannel => {
  const listeners = new Set<(data: unknown) => void>()
  const open = (): BroadcastChannel => {
    const opened = new BroadcastChannel(name)
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      for (const listener of listeners) listener(data)
    })
    return opened
  }
  let channel: BroadcastChannel | null = open()
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  window.addEventListener('pageshow', () => {
    channel ??= open()
  })
  return {
    announce: (word) => {
      // A page that is closing still notifies the other tabs.
      const own = channel ?? new BroadcastChannel(name)
      own.postMessage(word)
      if (own !== channel) own.close()
    },
    listen: (heard) => {
      const hear = (data: unknown): void => {
        if (isSessionWord(data)) heard(data)
      }
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

/**
 * For a browser without BroadcastChannel: a write to storage notifies the other tabs, and the entry is removed at once.
 */
const byStorage: SessionChannel = {
  announce: (word) => {
    try {
      localStorage.setItem(name, word)
      localStorage.removeItem(name)
    } catch {
      // Without storage, each tab learns of the change from its next response.
    }
  },
  listen: (heard) => {
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key === name && isSessionWord(newValue)) heard(newValue)
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  },
}

/** The channel between the tabs of this browser. */
export const createSessionChannel = (): SessionChannel => ('BroadcastChannel' in globalThis ? byChannel() : byStorage)
