import { passwordsModule } from '@booking-dashboard/core/composition'
import { memberParts } from '../composition/browser/memberParts'
import ChangePasswordScreen from '../session/ChangePasswordScreen'
import ResetPasswordScreen from '../session/ResetPasswordScreen'

export const parts = [...memberParts, passwordsModule]
export const screens = { ChangePasswordScreen, ResetPasswordScreen }
