import { shoppingModule } from '@booking-dashboard/core/composition'
import { shoppingHttpModule } from '@booking-dashboard/http-adapter'
import BasketScreen from '../basket/BasketScreen'
import AccommodationScreen from '../catalogue/accommodation/AccommodationScreen'
import AccommodationsScreen from '../catalogue/accommodation/AccommodationsScreen'
import ExtrasScreen from '../catalogue/extras/ExtrasScreen'
import TicketsScreen from '../catalogue/tickets/TicketsScreen'
import TransportScreen from '../catalogue/transport/TransportScreen'
import { basketParts } from '../composition/browser/basketParts'

export const parts = [...basketParts, shoppingModule, shoppingHttpModule]
export const screens = {
  BasketScreen,
  AccommodationScreen,
  AccommodationsScreen,
  ExtrasScreen,
  TicketsScreen,
  TransportScreen,
}
