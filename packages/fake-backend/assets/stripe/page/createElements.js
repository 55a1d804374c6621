import { createCardElement } from './cardElement.js'
import { createExpressCheckout } from './expressCheckout.js'

/**
 * Elements of one form: tokenising the number finds its expiry date and CVC here, and tokenising a wallet its sheet.
 * @param {Record<string, any>} options
 */
export function createElements(options = {}) {
  const created = new Map()
  const settings = { ...options }
  let sheet = null
  const elements = {
    /** The confirmed sheet of a wallet, for Stripe's own script and never for the page. */
    _takeSheet() {
      const taken = sheet
      sheet = null
      return taken
    },
    create(type, options = {}) {
      if (type === 'expressCheckout') {
        if (settings.mode !== 'payment' || settings.paymentMethodCreation !== 'manual') {
          throw new Error('The stand-in for Stripe.js makes wallet payments by mode payment and manual creation.')
        }
        return createExpressCheckout(settings, options, (confirmed) => {
          sheet = confirmed
        })
      }
      if (!['cardNumber', 'cardExpiry', 'cardCvc'].includes(type)) {
        throw new Error(`The stand-in for Stripe.js has no element ${type}.`)
      }
      if (created.has(type)) throw new Error(`Can only create one Element of type ${type}.`)
      const element = Object.assign(createCardElement(type, options), { _group: elements })
      const { destroy } = element
      element.destroy = () => {
        created.delete(type)
        destroy()
      }
      created.set(type, element)
      if (type === 'cardNumber') element.on('change', ({ brand }) => created.get('cardCvc')?._setBrand(brand))
      return element
    },
    getElement: (type) => created.get(type) ?? null,
    update: (changes) => void Object.assign(settings, changes),
    submit: () => Promise.resolve({}),
    fetchUpdates: () => Promise.resolve({}),
  }
  return elements
}
