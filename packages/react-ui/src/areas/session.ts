import LoginScreen from '../session/login/LoginScreen'

export const screens = { LoginScreen }
