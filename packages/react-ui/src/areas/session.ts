import LoginScreen from '../session/LoginScreen'

export const screens = { LoginScreen }
