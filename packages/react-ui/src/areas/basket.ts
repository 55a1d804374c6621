import BasketScreen from '../basket/BasketScreen'

export { basketArea as area } from '@booking-dashboard/core/composition'
export { basketHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { BasketScreen }
