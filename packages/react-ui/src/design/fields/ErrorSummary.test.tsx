import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DateField } from './DateField'
import { ErrorSummary } from './ErrorSummary'
import { Field } from './Field'

const errors = [{ fieldId: 'email', message: 'Invalid email address' }]

function Form({ attempt, failed = true }: { readonly attempt: number; readonly failed?: boolean }) {
  return (
    <>
      <ErrorSummary errors={failed ? errors : []} attempt={attempt} />
      <Field id="email" label="Email address" value="" onChange={() => {}} />
    </>
  )
}

test('takes the focus when it appears, and again at the next attempt', () => {
  const { rerender } = render(<Form attempt={1} />)
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus()
  screen.getByLabelText('Email address').focus()
  rerender(<Form attempt={1} />)
  expect(screen.getByLabelText('Email address')).toHaveFocus()
  rerender(<Form attempt={2} />)
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('stays as the attempt found it while fields are corrected, and goes once all are correct', () => {
  const show = (attempt: number, ...found: readonly string[]) => (
    <ErrorSummary errors={found.map((fieldId) => ({ fieldId, message: `Enter ${fieldId}` }))} attempt={attempt} />
  )
  const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
  const { rerender } = render(show(1, 'a', 'b'))
  rerender(show(1, 'b'))
  expect(lines()).toEqual(['Enter a', 'Enter b'])
  rerender(show(2, 'b'))
  expect(lines()).toEqual(['Enter b'])
  // A card field that answers later is a problem of the same attempt.
  rerender(show(2, 'b', 'c'))
  expect(lines()).toEqual(['Enter b', 'Enter c'])
  rerender(show(2))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('leads to the field', async () => {
  render(<Form attempt={1} />)
  await userEvent.click(screen.getByRole('link', { name: 'Invalid email address' }))
  expect(screen.getByLabelText('Email address')).toHaveFocus()
})

test('prefixes a line with its group if two lines are equal', () => {
  const first = 'Enter a first name'
  const ids = ['a', 'b']
  render(
    <>
      <ErrorSummary
        errors={[
          ...ids.map((fieldId) => ({ fieldId, message: first })),
          { fieldId: 'c', message: 'Enter a last name' },
        ]}
      />
      {ids.map((id, index) => (
        <fieldset key={id}>
          <legend>New passenger {index + 1}</legend>
          <Field id={id} label="First name" value="" onChange={() => undefined} />
          {id === 'b' && <Field id="c" label="Last name" value="" onChange={() => undefined} />}
        </fieldset>
      ))}
    </>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'New passenger 1: Enter a first name',
    'New passenger 2: Enter a first name',
    'Enter a last name',
  ])
})

test("prefixes a message with its field's name, and with the legend for a group", async () => {
  const tooLong = 'Use no more than 80 characters'
  const errors = [
    { fieldId: 'first', message: tooLong },
    { fieldId: 'last', message: 'Enter the last name' },
    { fieldId: 'birth', message: 'Enter a real date' },
  ]
  render(
    <>
      <ErrorSummary errors={errors} />
      <Field id="first" label="First name" value="" onChange={() => undefined} error={tooLong} optional />
      <Field id="last" label="Last name" value="" onChange={() => undefined} />
      <DateField
        id="birth"
        label="Date of birth"
        value={{ day: '', month: '', year: '' }}
        onChange={() => undefined}
        words={{ day: 'Day', month: 'Month', year: 'Year' }}
      />
    </>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'First name: Use no more than 80 characters',
    'Enter the last name',
    'Date of birth: Enter a real date',
  ])
})
