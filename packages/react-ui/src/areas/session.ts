import ChangePasswordScreen from '../session/ChangePasswordScreen'
import LoginScreen from '../session/LoginScreen'
import ResetPasswordScreen from '../session/ResetPasswordScreen'

export const screens = { ChangePasswordScreen, LoginScreen, ResetPasswordScreen }
