import BasketScreen from '../basket/BasketScreen'

export { basketParts as parts } from '../dashboard/browser/basketParts'
export const screens = { BasketScreen }
