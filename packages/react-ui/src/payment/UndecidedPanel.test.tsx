import { minor, type PaymentFeature, type PaymentState } from '@booking-dashboard/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DashboardProvider } from '../composition/DashboardContext'
import { createWorld } from '../testing/createWorld'
import { UndecidedPanel } from './UndecidedPanel'

const intent = { bookingRef: 'SUN1001', basketId: 'b1', amount: minor(100), idempotencyKey: 'k' }

const now = Date.parse('2026-09-15T09:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})

const enter = async (mayStartOver: boolean) => {
  const { dashboard } = await createWorld()
  const asked: string[] = []
  const real = dashboard.payment('SUN1001')
  const note = (what: string) => async (): Promise<PaymentState> => {
    asked.push(what)
    return real.state$.value
  }
  const payment: PaymentFeature = { ...real, checkNow: note('checkNow'), startOver: note('startOver') }
  render(
    <DashboardProvider value={dashboard}>
      <UndecidedPanel payment={payment} state={{ kind: 'undecided', intent, nextCheckAt: now + 40_000, mayStartOver }} />
    </DashboardProvider>,
  )
  return { asked, user: userEvent.setup() }
}

describe('a payment whose end is not known', () => {
  it('is not to be paid again, and is asked after at a time that is said', async () => {
    await enter(false)
    expect(screen.getByRole('alert')).toHaveTextContent('Please do not pay again. We are checking what happened to your payment.')
    expect(screen.getByText('Next check in 40 seconds.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  })

  it('takes the focus where nothing else has it', async () => {
    await enter(false)
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
  })

  it('can be started again where only a bank’s check was left open', async () => {
    const { user, asked } = await enter(true)
    expect(screen.getByText(/Your bank's check was left open/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(asked).toEqual(['startOver', 'checkNow'])
  })
})
