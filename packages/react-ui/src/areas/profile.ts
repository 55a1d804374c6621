export { default as BankAccountScreen } from '../customer/BankAccountScreen'
export { default as ProfileScreen } from '../customer/ProfileScreen'
