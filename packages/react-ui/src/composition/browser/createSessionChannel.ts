import { noOtherTabs, type SessionChannel } from '@booking-dashboard/core'

const name = 'booking-dashboard/session'
const signedOut = 'signedOut'

/** Between the tabs of this browser; a browser without such channels has none to tell. */
export const createSessionChannel = (): SessionChannel => {
  if (!('BroadcastChannel' in globalThis)) return noOtherTabs
  const channel = new BroadcastChannel(name)
  return {
    announceSignOut: () => channel.postMessage(signedOut),
    onSignOut: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (data === signedOut) listener()
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
