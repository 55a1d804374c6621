import { holdingsModule } from '@booking-dashboard/core/composition'
import TicketDetailsScreen from '../bookings/holdings/TicketDetailsScreen'
import MandatoryInformationScreen from '../bookings/questions/MandatoryInformationScreen'
import RequiredAddressScreen from '../bookings/questions/RequiredAddressScreen'
import { basketParts } from '../composition/browser/basketParts'
import DeliveryUpdateScreen from '../delivery/DeliveryUpdateScreen'
import ResaleScreen from '../resale/ResaleScreen'

export const parts = [...basketParts, holdingsModule]
export const screens = {
  TicketDetailsScreen,
  MandatoryInformationScreen,
  RequiredAddressScreen,
  DeliveryUpdateScreen,
  ResaleScreen,
}
