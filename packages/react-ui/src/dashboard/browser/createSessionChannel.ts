import { isSessionWord } from '@booking-dashboard/core/composition'
import type { SessionChannel } from '@booking-dashboard/core/ports'

const name = 'booking-dashboard/session'

const byChannel = (): SessionChannel => {
  const channel = new BroadcastChannel(name)
  return {
    announce: (word) => channel.postMessage(word),
    listen: (heard) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (isSessionWord(data)) heard(data)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
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
