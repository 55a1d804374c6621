import { passwordsModule } from '@booking-dashboard/core/composition'
import { memberParts } from '../dashboard/browser/memberParts'
import ChangePasswordScreen from '../session/passwords/ChangePasswordScreen'
import ResetPasswordScreen from '../session/passwords/ResetPasswordScreen'

export const parts = [...memberParts, passwordsModule]
export const screens = { ChangePasswordScreen, ResetPasswordScreen }
