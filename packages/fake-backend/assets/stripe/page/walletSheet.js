import { addStyles } from './challengeDialog.js'

/** The cards in both wallets: Stripe's test cards, named by what comes of them. */
const cards = [
  { number: '4242424242424242', end: 'paid', outcome: 'Paid' },
  { number: '4000002760003184', end: 'challenged', outcome: '3-D Secure, then paid' },
  { number: '4000000000000002', end: 'declined', outcome: 'Declined' },
]

/**
 * Shows a wallet's sheet. Resolves to null if the customer closes it, otherwise to the card. The sheet stays open until
 * `close`. A sheet that does not ask ends at once, and nothing is shown.
 * @param {{ label: string, amount: number, currency: string }} shown
 * @param {string} end `asks`, or its end: `paid`, `challenged`, `declined` or `closed`
 * @returns {Promise<{ number: string, close: () => void } | null>}
 */
export function openSheet({ label, amount, currency }, end) {
  if (end === 'closed') return Promise.resolve(null)
  const own = cards.find((card) => card.end === end)
  if (own !== undefined) return Promise.resolve({ number: own.number, close: () => undefined })
  addStyles()
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    dialog.className = 'stripe-stand-in-sheet'
    dialog.setAttribute('aria-label', label)

    const heading = document.createElement('h1')
    const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() })
    const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
    heading.textContent = `${label}: ${format.format(amount / 10 ** digits)}`
    const note = document.createElement('p')
    note.textContent = `This stands in for the sheet of ${label}. Nothing is charged for real.`

    const close = () => {
      dialog.close()
      dialog.remove()
    }
    const buttons = cards.map(({ number, outcome }) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = `Visa ${number.slice(-4)}: ${outcome}`
      button.addEventListener('click', () => {
        for (const one of buttons) one.disabled = true
        resolve({ number, close })
      })
      return button
    })
    const cancel = document.createElement('button')
    cancel.type = 'button'
    cancel.textContent = 'Close'
    cancel.addEventListener('click', () => {
      close()
      resolve(null)
    })
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      cancel.click()
    })
    dialog.append(heading, note, ...buttons, cancel)
    buttons.push(cancel)
    document.body.append(dialog)
    dialog.showModal()
  })
}
