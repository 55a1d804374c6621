import ExtrasScreen from '../catalogue/extras/ExtrasScreen'

export { extrasArea as area } from '@booking-dashboard/core/composition'
export { extrasHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { ExtrasScreen }
