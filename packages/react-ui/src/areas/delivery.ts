import { deliveryModule } from '@booking-dashboard/core/composition'
import { bookingParts } from '../dashboard/browser/bookingParts'
import DeliveryUpdateScreen from '../delivery/DeliveryUpdateScreen'

export const parts = [...bookingParts, deliveryModule]
export const screens = { DeliveryUpdateScreen }
