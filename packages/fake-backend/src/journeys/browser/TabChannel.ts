import { isSessionWord } from '@booking-dashboard/core/composition'
import type { SessionChannel } from '@booking-dashboard/core/ports'

/** The listeners of all tabs of one browser. Any page of the same origin may send anything. */
export type ChannelEnds = Set<(message: unknown) => void>

/** One tab's end of the channel. Like a BroadcastChannel, it delivers asynchronously and only to other tabs. */
export const createTabChannel = (ends: ChannelEnds): SessionChannel => {
  const own: ChannelEnds = new Set()
  return {
    announce: (word) => {
      const others = [...ends].filter((listener) => !own.has(listener))
      queueMicrotask(() => others.forEach((listener) => listener(word)))
    },
    listen: (heard) => {
      const listener = (message: unknown): void => {
        if (isSessionWord(message)) heard(message)
      }
      own.add(listener)
      ends.add(listener)
      return () => void ends.delete(listener)
    },
  }
}
