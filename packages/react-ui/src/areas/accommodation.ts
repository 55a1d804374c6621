import { accommodationModule } from '@booking-dashboard/core/composition'
import { accommodationHttpModule } from '@booking-dashboard/http-adapter'
import AccommodationScreen from '../catalogue/accommodation/AccommodationScreen'
import AccommodationsScreen from '../catalogue/accommodation/AccommodationsScreen'
import { basketParts } from '../dashboard/browser/basketParts'

export const parts = [...basketParts, accommodationModule, accommodationHttpModule]
export const screens = { AccommodationScreen, AccommodationsScreen }
