import type { SessionChannel } from '@booking-dashboard/core/ports'

type Listener = Parameters<SessionChannel['listen']>[0]

/** Those who listen on each tab's end of what the tabs of one browser say to one another. */
export type ChannelEnds = Set<Listener>

/** One tab's end: it hears the others and not itself, and not at once, as a BroadcastChannel does. */
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
