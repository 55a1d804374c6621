import type { SessionChannel } from '@booking-dashboard/core/ports'

type Listener = Parameters<SessionChannel['listen']>[0]

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
    listen: (listener) => {
      own.add(listener)
      ends.add(listener)
      return () => void ends.delete(listener)
    },
  }
}
