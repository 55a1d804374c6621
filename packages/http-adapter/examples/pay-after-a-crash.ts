/**
 * A payment that outlives its script. The payment in progress is stored in a folder.
 * The next run of the script resumes it under the same key: the balance is charged once, whether or not the request had
 * arrived.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/pay-after-a-crash.ts http://localhost:3000 payments before
 *     npx tsx --conditions=source packages/http-adapter/examples/pay-after-a-crash.ts http://localhost:3000 payments after
 *     npx tsx --conditions=source packages/http-adapter/examples/pay-after-a-crash.ts http://localhost:3000 payments
 */
import { describePayment, formatMoney, latest, money } from '@booking-dashboard/core'
import { connectDashboard, createFileVault } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', folder = 'payments', crash] = process.argv.slice(2)
const bookingRef = 'SUN1001'
const writeLine = (line: string): boolean => process.stdout.write(`${line}\n`)
const crashIf = (moment: string): void => {
  if (crash !== moment) return
  writeLine(`The script crashes ${moment} the payment was sent.`)
  process.exit(1)
}

const dashboard = await connectDashboard({
  baseUrl,
  vault: createFileVault(folder),
  fetch: async (url, init) => {
    const key = new Headers(init.headers).get('Idempotency-Key')
    if (key === null) return fetch(url, init)
    writeLine(`The key of the payment is ${key}`)
    crashIf('before')
    const answer = await fetch(url, init)
    crashIf('after')
    return answer
  },
})
const payment = dashboard.balancePayment(bookingRef, 'outstanding')
await dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })

// Checks for an unfinished payment, made here or on another device.
await payment.open()
const found = payment.state$.value
if (found.kind === 'open') {
  const end = await payment.pay({
    cardholderName: 'Amelia Hart',
    source: { kind: 'paymentMethod', id: 'pm_card_visa' },
  })
  describePayment(end, dashboard.texts).forEach(writeLine)
  process.exitCode = end.kind === 'paid' ? 0 : 1
} else {
  writeLine(found.kind === 'paid' ? 'It was paid.' : 'There is nothing to pay.')
}
const booking = latest(dashboard.bookings.booking(bookingRef).value)
if (booking !== null) {
  writeLine(`${bookingRef} now: ${formatMoney(money(booking.prices.outstandingBalance, booking.currency))} to pay`)
}
dashboard.dispose()
