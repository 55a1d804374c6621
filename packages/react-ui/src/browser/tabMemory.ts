import type { DeviceMemory, TabMemory } from '@booking-dashboard/core/ports'
import { attempt } from '../loading/attempt'

const prefix = 'booking-dashboard/'

const memoryIn = (storage: () => Storage): TabMemory & DeviceMemory => ({
  read: (name) => attempt(() => storage().getItem(prefix + name)),
  store: (name, text) => void attempt(() => storage().setItem(prefix + name, text)),
})

export const tabMemory: TabMemory = /* @__PURE__ */ memoryIn(() => sessionStorage)
export const deviceMemory: DeviceMemory = /* @__PURE__ */ memoryIn(() => localStorage)
