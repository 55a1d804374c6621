import { texts } from '@booking-dashboard/core'
import { expect, it } from 'vitest'
import { severityOf } from './severities.js'

it('a toast has the severity that its text requires', () => {
  expect(severityOf(texts.payment.paid)).toBe('success')
  expect(severityOf(texts.customer.deliveriesUpdated)).toBe('success')
  expect(severityOf(texts.failure.unknown)).toBe('danger')
  expect(severityOf('The computer says no.')).toBeNull()
})
