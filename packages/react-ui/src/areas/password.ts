import { memberParts } from '../composition/browser/memberParts'
import ChangePasswordScreen from '../session/ChangePasswordScreen'
import ResetPasswordScreen from '../session/ResetPasswordScreen'

export const parts = memberParts
export const screens = { ChangePasswordScreen, ResetPasswordScreen }
