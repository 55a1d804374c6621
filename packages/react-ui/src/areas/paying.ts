export { bookingArea as area } from '@booking-dashboard/core/composition'
export { bookingHttp as http } from '@booking-dashboard/http-adapter'
export * as screens from '../payment/screens'
