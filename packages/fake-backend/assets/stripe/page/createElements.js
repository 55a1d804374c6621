import { createCardElement } from './cardElement.js'

/** Elements of one form: tokenising the number finds its expiry date and CVC here. */
export function createElements() {
  const created = new Map()
  const elements = {
    create(type, options = {}) {
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
    update() {},
    fetchUpdates: () => Promise.resolve({}),
  }
  return elements
}
