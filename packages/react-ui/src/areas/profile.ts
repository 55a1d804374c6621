import BankAccountScreen from '../customer/bank/BankAccountScreen'
import ProfileScreen from '../customer/profile/ProfileScreen'

export { profileArea as area } from '@booking-dashboard/core/composition'
export { memberHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { BankAccountScreen, ProfileScreen }
