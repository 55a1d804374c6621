import type { PlantedBug } from './PlantedBug.js'
import { shownBugs } from './shownBugs.js'

const core = 'packages/core/src'
const adapter = 'packages/http-adapter/src'
const fake = 'packages/fake-backend/src'
const tickets = `${core}/catalogue/tickets`
const rules = `${core}/payment/machine/rules.ts`
const steps = `${core}/payment/machine/steps.ts`
const machine = `${core}/payment/machine/transition.ts`

/** Plausible mistakes of a developer. The rules of the payment machine are those of its README. */
export const plantedBugs: readonly PlantedBug[] = [
  // Choices and their totals.
  {
    name: 'the stock of a ticket is not taken',
    file: `${fake}/records/TicketCatalogue.ts`,
    from: 'entry.available -= count',
    to: 'entry.available -= 0',
  },
  {
    name: 'the limit of a choice is one too high',
    file: `${core}/catalogue/onSale.ts`,
    from: 'Number.POSITIVE_INFINITY : availability.available',
    to: 'Number.POSITIVE_INFINITY : availability.available + 1',
  },
  {
    name: 'a total of the back end loses a kind of line',
    file: `${fake}/basket/basketKinds.ts`,
    from: 'paidForIn(basket).reduce((sum',
    to: 'paidForIn(basket).slice(basket.tickets.length > 1 ? 1 : 0).reduce((sum',
  },
  {
    name: 'the total of chosen tickets loses the fee',
    file: `${tickets}/ticketShopState.ts`,
    from: 'addMinor(type.prices.price, type.prices.bookingFee)',
    to: 'type.prices.price',
  },
  {
    name: 'the cost that is shown loses the fee',
    file: `${core}/money/Money.ts`,
    from: 'addMinor(netCost(cost), cost.bookingFee)',
    to: 'netCost(cost)',
  },
  {
    name: 'a currency without decimals is shown with two',
    file: `${core}/money/Money.ts`,
    from: '?? make(exponent)',
    to: '?? make(exponent || 2)',
  },
  {
    name: 'the next passenger has the id of the last',
    file: `${core}/basket/passengers.ts`,
    from: 'passengerId }) => passengerId),\n  ) + 1',
    to: 'passengerId }) => passengerId),\n  )',
  },
  {
    name: 'two new passengers share an id',
    file: `${core}/basket/adding/addTickets.ts`,
    from: 'id: firstId + index',
    to: 'id: firstId',
  },
  {
    name: 'the extras of a removed room stay',
    file: `${core}/basket/kinds/room.ts`,
    from: 'keysOf(accommodations.find((one) => one.id === id)?.extras ?? [])',
    to: '[]',
  },
  // Calls.
  {
    name: 'a change is sent again after a lost answer',
    file: `${adapter}/transport/retry.ts`,
    from: "method === 'GET' &&",
    to: "(method === 'GET' || method === 'POST') &&",
  },
  {
    name: 'a 401 ends no session where a payment is asked after',
    file: machine,
    from: "['unauthorised', 'forbidden', 'decode']",
    to: "['forbidden', 'decode']",
  },
  {
    name: 'a 401 ends no session where a ticket is resold',
    file: `${core}/resale/resaleUpdate.ts`,
    from: 'failures.map(failed).forEach(deps.onFailure)',
    to: "failures.filter(({ kind }) => kind !== 'unauthorised').map(failed).forEach(deps.onFailure)",
  },
  {
    name: 'a 401 ends no session at all',
    file: `${core}/failure/handleFailure.ts`,
    from: '        deps.revoke()\n        goTo(paths.login)',
    to: '        goTo(paths.login)',
  },
  {
    name: 'a 401 leads to the page of a missing permission',
    file: `${core}/failure/handleFailure.ts`,
    from: '        deps.revoke()\n        goTo(paths.login)',
    to: '        deps.revoke()\n        goTo(paths.unauthorised)',
  },
  {
    name: 'a batch of resale loses its last',
    file: `${core}/resale/resaleUpdate.ts`,
    from: 'api.putUp(bookingRef, ids, context)',
    to: 'api.putUp(bookingRef, ids.slice(0, Math.max(1, ids.length - 1)), context)',
  },
  {
    name: 'one of several delivery addresses is skipped',
    file: `${core}/delivery/addressUpdate.ts`,
    from: 'const calls = found.targets.flatMap(',
    to: 'const calls = found.targets.slice(1).flatMap(',
  },
  {
    name: 'the profile skips one of several delivery addresses',
    file: `${core}/customer/customerUpdates.ts`,
    from: '...deliveries.map(({ bookingRef',
    to: '...deliveries.slice(1).map(({ bookingRef',
  },
  {
    name: 'the profile does not show what failed',
    file: `${core}/customer/customerUpdates.ts`,
    from: 'failures.forEach(deps.onFailure)',
    to: 'failures.slice(0, 0).forEach(deps.onFailure)',
  },
  // The basket's stored state.
  {
    name: 'a missing basket is not shown as missing',
    file: `${core}/basket/basketStore.ts`,
    from: "state.update(({ activity }) => ({ ...initial, bookingRef, contents: { kind: 'none' }, activity }))",
    to: 'state.update((before) => ({ ...before, bookingRef }))',
  },
  {
    name: 'an emptied basket is not reset',
    file: `${core}/basket/removing/removeLines.ts`,
    from: 'if (remaining !== null) await resetBasket(deps)',
    to: 'if (remaining === null) await resetBasket(deps)',
  },
  {
    name: 'signing out forgets nothing in the other tabs',
    file: `${core}/session/session.ts`,
    from: "    channel.announce('signedOut')\n",
    to: '',
  },
  // The payment machine, rule by rule.
  {
    name: 'the poll ends one status check early',
    file: steps,
    from: 'export const pollRetries = 5',
    to: 'export const pollRetries = 4',
  },
  {
    name: 'rule 1: the key does not tell one purchase from another',
    file: `${core}/payment/machine/record.ts`,
    from: 'return `${purchase.bookingRef}/basket/${purchase.basketId ??',
    to: 'return `${purchase.bookingRef}/basket/${purchase.basketId?.slice(0, 0) ??',
  },
  {
    name: 'rule 2: a refusal without a verdict on the attempt spends the key',
    file: machine,
    from: "return checkStatus({ ...record, notice, unsaid: true }, 'wait', 0)",
    to: 'return form(spendKey(record), notice)',
  },
  {
    name: 'rule 2: HTTP 409 spends the key',
    file: machine,
    from: "case 'conflict':\n      return checkStatus({ ...record, attempt: { kind: 'claimed' } }, 'wait', 0)",
    to: "case 'conflict':\n      return form(spendKey(record))",
  },
  {
    name: 'rule 3: a status check ends a request that may still arrive',
    file: machine,
    from: 'const left = unanswered.filter((request) => request > expiredAtCheck)',
    to: 'const left = unanswered.slice(expiredAtCheck, 0)',
  },
  {
    name: 'rule 3: a lost answer ends its request',
    file: machine,
    from: "const asked = checkStatus(before, 'submit', 0)",
    to: "const asked = checkStatus(record, 'submit', 0)",
  },
  {
    name: 'rule 4: a form before any status check was answered',
    file: machine,
    from: "return enter(record, { kind: 'unchecked', cause }, ...handled)",
    to: 'return also(form(record), ...handled)',
  },
  {
    name: 'rule 5: a claim with nothing behind it is never over',
    file: rules,
    from: "const over: PaymentRecord = { ...record, attempt: { kind: 'none' } }",
    to: 'const over: PaymentRecord = record',
  },
  {
    name: 'rule 6: a payment of an equal amount alone counts as this one',
    file: `${core}/payment/machine/sight.ts`,
    from: 'isPayment(row) && isDeciding(row)',
    to: 'isPayment(row) && (isDeciding(row) || row.amount === pressed?.amount)',
  },
  {
    name: 'rule 6: a queued message stays although it is no longer true',
    file: machine,
    from: "    { kind: 'withdraw' },\n    { kind: 'prepare' },",
    to: "    { kind: 'prepare' },",
  },
  {
    name: 'rule 6: a refusal is shown before it is known to be one',
    file: machine,
    from: "const asked = checkStatus({ ...record, attempt: { kind: 'claimed' }, notice, unsaid: true }, 'wait', 0)",
    to: "const asked = form({ ...record, attempt: { kind: 'claimed' } }, notice)",
  },
  {
    name: 'a closed challenge is offered again',
    file: rules,
    from: "['challengeFailed', 'challengeClosed', 'challengeExpired']",
    to: "['challengeFailed', 'challengeExpired']",
  },
  ...shownBugs,
]
