import { latest, resaleStatus } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { hold } from '../../src/journeys/checkJourneys.js'
import type { Journey } from '../../src/journeys/Journey.js'
import { anotherName, buy } from '../purchases.js'
import { setOut } from '../setOut.js'

const ref = 'SUN1002'
const challenged = {
  cardholderName: 'Amelia Hart',
  source: { kind: 'paymentMethod', id: 'pm_card_authenticationRequired' },
} as const

/** The customer has changed the name on a ticket, and pays for it. Returns the ticket's id. */
const payForAName = async (journey: Journey, patience: number | null): Promise<string> => {
  const { press, page } = journey
  await press(() => page().bookings.load(ref))
  const ticket = latest(page().bookings.booking(ref).value)?.tickets[0]?.id ?? ''
  await press(() => buy(anotherName(ref, ticket))(page()))
  await press(page().checkout(ref).open)
  const { value } = page().checkout(ref).state$
  if (value.kind === 'open' && value.basket !== null)
    journey.observed.oracle.submissions.submitted(value.basket.id, value.basket.total)
  page().checkout(ref).acceptTerms(true)
  journey.patience = patience
  await press(() => page().checkout(ref).pay(challenged))
  journey.patience = null
  return ticket
}

const list = async ({ press, page }: Journey, ticket: string): Promise<string | undefined> => {
  const resale = page().resale(ref)
  await press(resale.open)
  resale.toggle(ticket)
  resale.ask()
  return (await press(() => resale.update([{ id: ticket, status: resaleStatus.putUp }])))?.kind
}

describe('a ticket under a name that is being changed', () => {
  it('cannot be listed for resale while the change waits for a challenge, nor after it is paid', async () => {
    const journey = await setOut('signedIn')
    journey.bank.decide('leaveOpen')
    const ticket = await payForAName(journey, 6000)
    expect(await list(journey, ticket)).not.toBe('saved')
    hold(journey)
    await journey.press(() => Promise.resolve(journey.bank.answerOpen('complete')))
    expect(journey.backend.inspect.charges()).toHaveLength(1)
    expect(await list(journey, ticket)).not.toBe('saved')
    hold(journey)
  })

  it('can be listed after the challenge has failed', async () => {
    const journey = await setOut('signedIn')
    journey.bank.decide('fail')
    const ticket = await payForAName(journey, null)
    expect(await list(journey, ticket)).toBe('saved')
    hold(journey)
  })
})
