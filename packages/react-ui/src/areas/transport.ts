import TransportScreen from '../catalogue/transport/TransportScreen'

export { transportArea as area } from '@booking-dashboard/core/composition'
export { transportHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { TransportScreen }
