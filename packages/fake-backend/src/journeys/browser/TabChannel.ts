import { isSessionWord } from '@booking-dashboard/core/composition'
import type { SessionChannel } from '@booking-dashboard/core/ports'

type Listener = (message: unknown) => void

/** The listeners of all tabs of one browser. */
export type ChannelEnds = Set<Listener>

/** One tab's end of the channel. Like a BroadcastChannel, it delivers asynchronously and only to other tabs. */
export const createTabChannel = (ends: ChannelEnds): SessionChannel => {
  const own: ChannelEnds = new Set()
  return {
    announce: (word) => {
      const others = [...ends].filter((listener) => !own.has(listener))
      queueMicrotask(() => others.forEach((listener) => listener(word)))
    },
    listen: (heard) => {
      // Any page of the same origin may send anything.
      const listener: Listener = (message) => {
        if (isSessionWord(message)) heard(message)
      }
      own.add(listener)
      ends.add(listener)
      return () => void ends.delete(listener)
    },
  }
}
