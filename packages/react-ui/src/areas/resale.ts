import ResaleScreen from '../resale/ResaleScreen'

export { resaleArea as area } from '@booking-dashboard/core/composition'
export { resaleHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { ResaleScreen }
