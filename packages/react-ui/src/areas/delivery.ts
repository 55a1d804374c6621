import DeliveryUpdateScreen from '../delivery/DeliveryUpdateScreen'

export { deliveryArea as area } from '@booking-dashboard/core/composition'
export { bookingHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { DeliveryUpdateScreen }
