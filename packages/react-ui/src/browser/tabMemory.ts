import type { Behavior, SessionState } from '@booking-dashboard/core'
import type { DeviceMemory, TabMemory } from '@booking-dashboard/core/ports'
import { attempt } from '../loading/attempt'

const prefix = 'booking-dashboard/'

const memoryIn = (storage: () => Storage): TabMemory & DeviceMemory => ({
  read: (name) => attempt(() => storage().getItem(prefix + name)),
  store: (name, text) => void attempt(() => storage().setItem(prefix + name, text)),
})

export const tabMemory: TabMemory = /* @__PURE__ */ memoryIn(() => sessionStorage)
export const deviceMemory: DeviceMemory = /* @__PURE__ */ memoryIn(() => localStorage)

const ofCustomer = /^booking-dashboard\/(warned\/|failed-page$|payment-)/

/** A sign-out removes from this tab what names a booking or a payment of the customer. */
export const forgetAtSignOut = (session$: Behavior<SessionState>): void => {
  session$.subscribe((state) => {
    if (state.kind === 'signedOut' && state.chosen)
      attempt(() => {
        for (const key of Object.keys(sessionStorage)) if (ofCustomer.test(key)) sessionStorage.removeItem(key)
      })
  })
}
