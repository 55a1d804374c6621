import ChangePasswordScreen from '../session/passwords/ChangePasswordScreen'
import ResetPasswordScreen from '../session/passwords/ResetPasswordScreen'

export { passwordsArea as area } from '@booking-dashboard/core/composition'
export { memberHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { ChangePasswordScreen, ResetPasswordScreen }
