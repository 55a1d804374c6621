import BasketScreen from '../basket/BasketScreen'

export { basketParts as parts } from '../composition/browser/basketParts'
export const screens = { BasketScreen }
