import { minor, zeroMinor } from '../../money/Money.js'
import type { PaymentRow, Seen } from '../../payment/machine/steps.js'
import type { Pressed } from '../../payment/machine/record.js'
import { type BackEnd, type Status, statuses } from './backEnd.js'
import { elsewhere } from './faults.js'
import type { Scene } from './scene.js'
import type { Depth, Reading } from './world.js'

const all = minor(800)
const part = minor(400)
const otherAmount = minor(500)

const standings = { underway: 'open', check: 'open', processing: 'open', paid: 'paid', failed: 'failed' } as const
const rowStatuses = { paid: 2, failed: 6, open: 7 } as const

const rowsOf = ({ wares, promises }: Scene, { attempts, changedAfter }: BackEnd): readonly PaymentRow[] => {
  if (wares === 'free') return []
  const rows = attempts.map(({ key, state, amount }): PaymentRow => {
    const standing = standings[state]
    return {
      reference: `PAY-${key}`,
      key: promises.rowsCarryKeys ? key : null,
      amount: minor(amount),
      standing,
      status: rowStatuses[standing],
    }
  })
  const other: PaymentRow = { reference: elsewhere, key: null, amount: part, standing: 'paid', status: 2 }
  const all = wares === 'balance' && changedAfter !== null ? rows.toSpliced(changedAfter, 0, other) : rows
  return all.filter(({ reference }) => attempts.every(({ key, isListed }) => isListed || reference !== `PAY-${key}`))
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
    name: `${name} ${rows.map(({ reference, amount, standing }) => `${reference} ${amount ?? ''} ${standing}`).join()}`,
    seen: { ...seen, rows },
    isWhole: true,
  }
}

/** All that one look may tell. */
export const readings = (scene: Scene, backEnd: BackEnd, depth: Depth): readonly Reading[] => {
  switch (scene.wares) {
    case 'basket':
    case 'free': {
      if (depth === 'payments') return [withRows(scene, backEnd, { name: '', seen: nothingSeen, isWhole: false })]
      const ofStatus = statuses(backEnd, scene.wares, scene.promises).map(withStatus)
      return depth === 'status'
        ? ofStatus.map((one) => ({ ...one, isWhole: true }))
        : ofStatus.map((one) => withRows(scene, backEnd, one))
    }
    case 'balance': {
      const owed = minor(Math.max(0, all - paidOf(backEnd, (isListed) => isListed)))
      return [withRows(scene, backEnd, { name: String(owed), seen: { ...nothingSeen, owed }, isWhole: true })]
    }
    case 'plan': {
      const plan = planOf(scene, backEnd)
      return [{ name: plan ?? '', seen: { ...nothingSeen, rows: [], plan }, isWhole: true }]
    }
  }
}

/** What may be pressed for. */
export const pressedFor = ({ wares, isPartOverdue }: Scene, isShownAnew: boolean): readonly Pressed[] => {
  const amounts = {
    basket: [isShownAnew ? otherAmount : part],
    free: [zeroMinor],
    plan: [zeroMinor],
    balance: isPartOverdue ? [part, all] : [part],
  }
  return amounts[wares].map((amount) => ({
    amount,
    at: 0,
    known: wares === 'balance' ? (isShownAnew ? [elsewhere] : []) : null,
    wish: wares === 'plan' ? { day: 1, card: null, cardBefore: null } : null,
  }))
}

const paidOf = ({ attempts, changedAfter }: BackEnd, isCounted: (isListed: boolean) => boolean): number =>
  attempts.reduce(
    (sum, { state, amount, isListed }) => sum + (state === 'paid' && isCounted(isListed) ? amount : 0),
    changedAfter === null ? 0 : part,
  )

/** The back end takes the amount that it costs now, of a balance any part of what is owed. */
export const isAskedFor = ({ wares }: Scene, backEnd: BackEnd, amount: number): boolean => {
  if (wares === 'balance') return amount <= all - paidOf(backEnd, () => true)
  return wares !== 'basket' || amount === (backEnd.changedAfter === null ? part : otherAmount)
}
