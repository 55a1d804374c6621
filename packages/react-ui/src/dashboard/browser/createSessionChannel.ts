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

/** For a browser without such channels: the other tabs are told of what is stored, and nothing stays there. */
const byStorage: SessionChannel = {
  announce: (word) => {
    try {
      localStorage.setItem(name, word)
      localStorage.removeItem(name)
    } catch {
      // Where storage is refused, each tab finds out by its next answer.
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

/** Between the tabs of this browser. */
export const createSessionChannel = (): SessionChannel => ('BroadcastChannel' in globalThis ? byChannel() : byStorage)
