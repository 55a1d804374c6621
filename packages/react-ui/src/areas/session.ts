export { default as ChangePasswordScreen } from '../session/ChangePasswordScreen'
export { default as LoginScreen } from '../session/LoginScreen'
export { default as ResetPasswordScreen } from '../session/ResetPasswordScreen'
