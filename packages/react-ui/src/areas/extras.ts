import { extrasModule } from '@booking-dashboard/core/composition'
import { extrasHttpModule } from '@booking-dashboard/http-adapter'
import ExtrasScreen from '../catalogue/extras/ExtrasScreen'
import { basketParts } from '../dashboard/browser/basketParts'

export const parts = [...basketParts, extrasModule, extrasHttpModule]
export const screens = { ExtrasScreen }
