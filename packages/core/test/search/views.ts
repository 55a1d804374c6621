import { defaultCurrency, minor, money, zeroMinor } from '../../src/money/Money.js'
import type { PaymentRow, Seen } from '../../src/payment/machine/steps.js'
import type { Submission } from '../../src/payment/machine/record.js'
import { type Status, statuses } from './backEnd.js'
import { type BackEnd, type Change, type ChangeKind, dueAmount } from './backEndState.js'
import type { Scene } from './scene.js'
import type { Depth, Reading } from './world.js'

const all = minor(800)
const part = minor(400)
const otherAmount = minor(500)

/** The reference of a payment by another request. */
const elsewhere = 'PAY-elsewhere'

const standings = { underway: 'open', check: 'open', processing: 'open', paid: 'paid', failed: 'failed' } as const
const rowStatuses = { paid: 2, failed: 6, returned: 6, open: 7 } as const

interface Late {
  readonly isListed: boolean
  readonly isCounted: boolean
}

const aRow = (reference: string, key: string | null, amount: number, standing: PaymentRow['standing']): PaymentRow => ({
  reference,
  key,
  amount: minor(amount),
  standing,
  status: rowStatuses[standing],
  isCounted: false,
  payment: { reference, amount: money(minor(amount), defaultCurrency), date: '2026-11-03' },
})

/** Whether the prices of the booking include a payment or a change. */
const includesIn =
  ({ troubles }: Scene): ((one: Late) => boolean) =>
  ({ isListed, isCounted }) =>
    isCounted && (isListed || troubles.listLags)

const changeOf = (backEnd: BackEnd, key: string): Change | undefined => backEnd.changes.find((one) => one.key === key)

/** All rows, including those that are not listed yet. */
const rowsOf = (scene: Scene, backEnd: BackEnd): readonly PaymentRow[] => {
  const { purchaseKind, promises, areRowsMarked } = scene
  const { attempts, changedAfter, changes } = backEnd
  if (purchaseKind === 'free') return []
  const listed = attempts.map(({ key, state, amount, isListed, isCounted }): PaymentRow | null => {
    const returned = changeOf(backEnd, key)
    const standing = returned?.isListed === true ? (areRowsMarked ? 'returned' : 'failed') : standings[state]
    const row = aRow(`PAY-${key}`, promises.rowsCarryKeys ? key : null, amount, standing)
    return isListed ? { ...row, isCounted: isCounted && returned?.isCounted !== true } : null
  })
  const other: PaymentRow = { ...aRow(elsewhere, null, part, 'paid'), isCounted: true }
  const all = purchaseKind === 'balance' && changedAfter !== null ? listed.toSpliced(changedAfter, 0, other) : listed
  const refunds = changes.flatMap(({ kind, isListed, isCounted }, place) =>
    isListed && (kind === 'refund' || kind === 'cancelled')
      ? [{ ...aRow(`REF-${place}`, null, -dueAmount, 'paid'), isCounted }]
      : [],
  )
  const rows = [...all.filter((row) => row !== null), ...refunds]
  if (areRowsMarked) return rows
  const paid = rows.filter(({ standing }) => standing === 'paid').reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const isWhole = paid + owedBy(scene, backEnd) === priceBy(scene, backEnd)
  return rows.map((row) => ({ ...row, isCounted: isWhole }))
}

const nothingSeen: Seen = { status: null, rows: null, owed: null, plan: null }

const planOf = ({ isPlanUnclear }: Scene, { attempts, changedAfter }: BackEnd): Seen['plan'] => {
  const isChanged = attempts.some(({ state, isListed }) => state === 'paid' && isListed)
  if (!isChanged && changedAfter !== null) return 'inError'
  if (isPlanUnclear) return 'unclear'
  return isChanged ? 'asWished' : 'asItStood'
}

export const withStatus = (status: Status): Reading => ({
  name: status,
  seen: { ...nothingSeen, status },
  isWhole: false,
})

export const withRows = (scene: Scene, backEnd: BackEnd, { name, seen }: Reading): Reading => {
  const rows = rowsOf(scene, backEnd)
  return {
    name: `${name} ${rows.map(({ reference, amount, standing, isCounted }) => `${reference} ${amount ?? ''} ${standing}${isCounted ? '' : ' late'}`).join()}`,
    seen: { ...seen, rows },
    isWhole: true,
  }
}

/** All possible results of one status check. */
export const readings = (scene: Scene, backEnd: BackEnd, depth: Depth): readonly Reading[] => {
  switch (scene.purchaseKind) {
    case 'basket':
    case 'free': {
      if (depth === 'payments') return [withRows(scene, backEnd, { name: '', seen: nothingSeen, isWhole: false })]
      const ofStatus = statuses(backEnd, scene.purchaseKind, scene.promises).map(withStatus)
      return depth === 'status'
        ? ofStatus.map((one) => ({ ...one, isWhole: true }))
        : ofStatus.map((one) => withRows(scene, backEnd, one))
    }
    case 'balance': {
      const owed = minor(Math.max(0, owedBy(scene, backEnd)))
      return [withRows(scene, backEnd, { name: String(owed), seen: { ...nothingSeen, owed }, isWhole: true })]
    }
    case 'plan': {
      const plan = planOf(scene, backEnd)
      return [{ name: plan ?? '', seen: { ...nothingSeen, rows: [], plan }, isWhole: true }]
    }
  }
}

/** What a customer may submit. */
export const submittedFor = (
  { purchaseKind, isPartOverdue, isPaidWhole }: Scene,
  isShownAnew: boolean,
): readonly Submission[] => {
  const amounts = {
    basket: [isShownAnew ? otherAmount : part],
    free: [zeroMinor],
    plan: [zeroMinor],
    balance: isPartOverdue ? [part, all] : isPaidWhole ? [all] : [part],
  }
  return amounts[purchaseKind].map((amount) => ({
    amount,
    at: 0,
    known: purchaseKind === 'balance' ? (isShownAnew ? [elsewhere] : []) : null,
    wish: purchaseKind === 'plan' ? { day: 1, card: null, cardBefore: null } : null,
  }))
}

/** The amount due. By default it includes what the prices of the booking include. */
export const owedBy = (scene: Scene, backEnd: BackEnd, isIn: (one: Late) => boolean = includesIn(scene)): number => {
  const { attempts, changes, changedAfter } = backEnd
  const paid = attempts.filter((one) => one.state === 'paid' && isIn(one)).reduce((sum, { amount }) => sum + amount, 0)
  const due = changes.filter((one) => one.kind !== 'cancelled' && isIn(one)).length * dueAmount
  return all - paid + due - (changedAfter === null ? 0 : part)
}

/** Whether the amount of this purchase is due, by what really happened. */
export const isOwed = (scene: Scene, backEnd: BackEnd): boolean => owedBy(scene, backEnd, () => true) === all

/** The price that the booking shows. */
const priceBy = (scene: Scene, { changes }: BackEnd): number =>
  changes.filter(includesIn(scene)).reduce<number>((sum, { kind }) => sum + (priceChanges[kind] ?? 0), all)
const priceChanges: Readonly<Partial<Record<ChangeKind, number>>> = { rise: dueAmount, cancelled: -dueAmount }

/** Whether the back end accepts this amount: the current price, or for a balance any part of the amount due. */
export const isAskedFor = (scene: Scene, backEnd: BackEnd, amount: number): boolean => {
  const { purchaseKind } = scene
  if (purchaseKind === 'balance') return amount <= owedBy(scene, backEnd, () => true)
  return purchaseKind !== 'basket' || amount === (backEnd.changedAfter === null ? part : otherAmount)
}
