import { openSheet } from './walletSheet.js'
import { addStyles } from './challengeDialog.js'

const wallets = [
  { type: 'apple_pay', option: 'applePay', label: 'Apple Pay' },
  { type: 'google_pay', option: 'googlePay', label: 'Google Pay' },
]

/**
 * The buttons of both wallets. Each opens a sheet for the amount of the moment.
 * @param {{ amount: number, currency: string }} settings of the Elements group, which `elements.update` changes
 * @param {Record<string, any>} options
 * @param {(confirmed: { wallet: string, number: string, close: () => void } | null) => void} confirmed
 */
export function createExpressCheckout(settings, options, confirmed) {
  const handlers = new Map()
  const place = document.createElement('div')
  place.className = 'stripe-stand-in-wallets'

  const fire = (name, event = {}) => handlers.get(name)?.({ elementType: 'expressCheckout', ...event })

  async function open({ type, label }) {
    const sheet = await openSheet({ label, amount: settings.amount, currency: settings.currency })
    if (sheet === null) return fire('cancel')
    confirmed({ wallet: type, ...sheet })
    fire('confirm', {
      expressPaymentType: type,
      billingDetails: { name: 'Amelia Hart', address: {} },
      paymentFailed: () => {
        confirmed(null)
        sheet.close()
      },
    })
  }

  for (const wallet of wallets) {
    if (options.paymentMethods?.[wallet.option] === 'never') continue
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = wallet.label
    button.dataset.theme = options.buttonTheme?.[wallet.option] ?? 'black'
    button.style.minHeight = `${options.buttonHeight ?? 44}px`
    button.addEventListener('click', () => {
      let answered = false
      const once = (answer) => () => {
        if (answered) return
        answered = true
        answer()
      }
      const resolve = once(() => void open(wallet))
      fire('click', { expressPaymentType: wallet.type, resolve, reject: once(() => undefined) })
    })
    place.append(button)
  }

  return {
    _type: 'expressCheckout',
    mount(host) {
      addStyles()
      host.replaceChildren(place)
      queueMicrotask(() => fire('ready', { availablePaymentMethods: { applePay: true, googlePay: true } }))
    },
    unmount: () => place.remove(),
    destroy: () => place.remove(),
    update() {},
    on(name, handler) {
      handlers.set(name, handler)
      return this
    },
  }
}
