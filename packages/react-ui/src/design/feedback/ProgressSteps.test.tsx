import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressSteps } from './ProgressSteps'

test('has the state of each step in words and announces the current one', () => {
  render(
    <ProgressSteps
      label="Your payment"
      steps={[
        { label: 'Checking your card', state: 'done' },
        { label: 'Checking with your bank', state: 'current' },
        { label: 'Confirming your booking', state: 'toCome' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Checking your card: Done',
    'Checking with your bank: Under way',
    'Confirming your booking: To come',
  ])
  expect(screen.getByText('Checking with your bank', { selector: '[role=status] *' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
})
