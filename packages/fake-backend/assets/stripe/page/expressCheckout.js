import { callStripe } from './callStripe.js'
import { openSheet } from './walletSheet.js'
import { addStyles } from './challengeDialog.js'

const wallets = [
  { type: 'apple_pay', option: 'applePay', label: 'Apple Pay' },
  { type: 'google_pay', option: 'googlePay', label: 'Google Pay' },
]

/**
 * The buttons of the wallets that the tester offers. Each opens a sheet for the amount of the moment.
 * @param {{ amount: number, currency: string }} settings of the Elements group, which `elements.update` changes
 * @param {Record<string, any>} options
 * @param {(confirmed: { wallet: string, number: string, close: () => void } | null) => void} confirmed
 */
export function createExpressCheckout(settings, options, confirmed) {
  const handlers = new Map()
  let isOpen = false
  const place = document.createElement('div')
  place.className = 'stripe-stand-in-wallets'

  const fire = (name, event = {}) => handlers.get(name)?.({ elementType: 'expressCheckout', ...event })

  async function open({ type, label }) {
    const { amount, currency } = settings
    const { sheet: end = 'asks' } = await callStripe('wallets', {})
    const sheet = await openSheet({ label, amount, currency }, end)
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

  function buttonOf(wallet) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = wallet.label
    button.dataset.theme = options.buttonTheme?.[wallet.option] ?? 'black'
    button.style.minHeight = `${options.buttonHeight ?? 44}px`
    button.addEventListener('click', () => {
      if (isOpen) return
      isOpen = true
      let answered = false
      const once = (answer) => () => {
        if (answered) return
        answered = true
        answer()
      }
      const resolve = once(() => void open(wallet).finally(() => (isOpen = false)))
      fire('click', { expressPaymentType: wallet.type, resolve, reject: once(() => (isOpen = false)) })
    })
    return button
  }

  async function showButtons() {
    const { offered, error } = await callStripe('wallets', {})
    if (error !== undefined) return fire('loaderror', { error })
    const shown = wallets.filter(
      ({ type, option }) => offered.includes(type) && options.paymentMethods?.[option] !== 'never',
    )
    place.replaceChildren(...shown.map(buttonOf))
    const available = Object.fromEntries(wallets.map((wallet) => [wallet.option, shown.includes(wallet)]))
    fire('ready', { availablePaymentMethods: shown.length === 0 ? undefined : available })
  }

  return {
    _type: 'expressCheckout',
    mount(host) {
      addStyles()
      host.replaceChildren(place)
      void showButtons()
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
