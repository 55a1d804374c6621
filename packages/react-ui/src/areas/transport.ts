import { transportModule } from '@booking-dashboard/core/composition'
import { transportHttpModule } from '@booking-dashboard/http-adapter'
import TransportScreen from '../catalogue/transport/TransportScreen'
import { basketParts } from '../dashboard/browser/basketParts'

export const parts = [...basketParts, transportModule, transportHttpModule]
export const screens = { TransportScreen }
