import type { TabMemory } from '@booking-dashboard/core/ports'
import { attempt } from '../loading/attempt'

const prefix = 'booking-dashboard/'

export const tabMemory: TabMemory = {
  read: (name) => attempt(() => sessionStorage.getItem(prefix + name)),
  store: (name, text) => void attempt(() => sessionStorage.setItem(prefix + name, text)),
}
