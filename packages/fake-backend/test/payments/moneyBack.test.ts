import { describe, expect, it } from 'vitest'
import type { ChargebackOrder } from '../../src/records/MoneyReturn.js'
import { atAnotherDevice, balanceOf, begin, onBalancePage, ref, type Story, viewOf, visa } from './PaymentStory.js'

type Listed = ChargebackOrder['listed']

const due = 80_000

/** Pays in full on the page in front and returns the payment's reference. */
const paid = async (story: Story): Promise<string> => {
  const page = await onBalancePage(story)
  expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
  return story.backend.inspect.charges().at(-1)?.id ?? ''
}

const owed = ({ backend }: Story): number | undefined =>
  backend.inspect.bookings().find(({ reference }) => reference === ref)?.outstanding

/** Every way in which the same amount falls due again. */
const ways: readonly (readonly [string, (story: Story, payment: string) => void])[] = [
  ...(['refund', 'chargeBack'] as const).flatMap((how) =>
    (['row', 'failed'] as const).map((listed: NonNullable<Listed>) => {
      const act = ({ backend }: Story, payment: string) => void backend.payments[how]({ payment, listed })
      return [`${how}, listed as ${listed}`, act] as const
    }),
  ),
  ['a price rise', ({ backend }) => backend.bookings.changePrice(ref, due)],
  [
    'two parts that go back',
    ({ backend }, payment) => {
      backend.payments.refund({ payment, amount: 30_000 })
      backend.payments.refund({ payment })
    },
  ],
]

describe('an amount that is due again', () => {
  it.each(ways)('can be paid again, once: %s', async (_way, happens) => {
    const story = await begin()
    happens(story, await paid(story))
    expect(owed(story)).toBe(due)
    const page = await onBalancePage(story)
    expect(viewOf(page, 'outstanding')?.kind).toBe('form')
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
    expect([story.charges(), story.keys.size, owed(story)]).toEqual([[due, due], 2, 0])
  })

  it('is paid once more, not twice, if it is returned while its answer is lost', async () => {
    const story = await begin()
    const page = await onBalancePage(story)
    story.next('pay', { kind: 'lostAnswer' })
    const paying = balanceOf(page).pay(visa)
    await story.clock.until(() => story.charges().length > 0, 60_000)
    story.backend.payments.refund({ payment: story.backend.inspect.charges()[0]?.id ?? '' })
    await story.run(() => paying)
    await onBalancePage(story)
    await story.run(() => balanceOf(page).pay(visa))
    expect([story.charges(), owed(story)]).toEqual([[due, due], 0])
  })
})

describe('a back end with inconsistent answers', () => {
  it('takes no second payment if the balance is outdated, and the page waits', async () => {
    const story = await begin()
    await onBalancePage(story)
    const { faults } = story.backend
    faults.add({ match: { path: 'getBooking' }, times: 'always', effect: { kind: 'staleBalance' } })
    const page = story.tab()
    await story.run(() => balanceOf(page).pay(visa))
    const device = await atAnotherDevice(story)
    await onBalancePage(story, device)
    await story.clock.advance(120_000)
    expect([page, device].map((tab) => viewOf(tab, 'outstanding')?.kind)).toEqual(['undecided', 'undecided'])
    faults.clear()
    await story.clock.advance(600_000)
    expect(viewOf(page, 'outstanding')?.kind).toBe('paid')
    expect(story.charges()).toEqual([due])
  })

  it('does not take a refund for an unpaid debt if the list is outdated', async () => {
    const story = await begin()
    const payment = await paid(story)
    await onBalancePage(story)
    story.backend.faults.add({ match: { path: 'getBooking' }, times: 3, effect: { kind: 'stalePayments' } })
    story.backend.payments.refund({ payment })
    const page = await onBalancePage(story)
    await story.clock.advance(600_000)
    await onBalancePage(story)
    expect(viewOf(page, 'outstanding')?.kind).toBe('form')
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
    expect([story.charges(), owed(story)]).toEqual([[due, due], 0])
  })
})
