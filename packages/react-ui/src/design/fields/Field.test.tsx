import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CheckboxField } from './CheckboxField'
import { DateField } from './DateField'
import { Field } from './Field'
import { Form } from './Form'
import { HostedField } from './HostedField'
import { PasswordField } from './PasswordField'
import { RadioGroup } from './RadioGroup'
import { SelectField } from './SelectField'

const ignore = () => {}

test('ties the hint and the error to the box, the hint first', () => {
  render(
    <Field
      label="Email address"
      hint="We send your tickets here."
      error="Invalid email address"
      value="a@"
      onChange={ignore}
    />,
  )
  const box = screen.getByLabelText('Email address')
  expect(box).toHaveAccessibleDescription('We send your tickets here. Error: Invalid email address')
  expect(box).toBeInvalid()
})

test('has no description without a hint or an error', () => {
  render(<Field label="City" value="" onChange={ignore} />)
  const box = screen.getByLabelText('City')
  expect(box).not.toHaveAttribute('aria-describedby')
  expect(box).not.toHaveAttribute('aria-invalid')
})

test('shows and hides the password', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" value="Passw0rd!" onChange={ignore} />)
  const box = screen.getByLabelText('Password')
  expect(box).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(box).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(box).toHaveAttribute('type', 'password')
})

test('ties an error to a checkbox', async () => {
  const onChange = vi.fn()
  render(
    <CheckboxField label="I accept the terms" error="Accept the terms to go on" checked={false} onChange={onChange} />,
  )
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
  expect(box).toHaveAccessibleDescription('Error: Accept the terms to go on')
  await userEvent.click(box)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('names and describes a foreign control, and passes the focus on', async () => {
  const onFocus = vi.fn()
  render(<HostedField label="Card number" error="Your card number is incomplete." hostRef={null} onFocus={onFocus} />)
  expect(screen.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(
    'Error: Your card number is incomplete.',
  )
  await userEvent.click(screen.getByText('Card number'))
  expect(onFocus).toHaveBeenCalled()
})

test('offers the choices of one question, and refuses an unavailable one', async () => {
  const onChange = vi.fn()
  render(
    <RadioGroup
      label="How would you like to pay?"
      error="Choose a way to pay"
      value=""
      onChange={onChange}
      options={[
        { value: 'full', label: 'Pay in full' },
        { value: 'plan', label: 'Payment plan', note: 'Too close to departure', disabled: true },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'How would you like to pay?' })).toHaveAccessibleDescription(
    'Error: Choose a way to pay',
  )
  await userEvent.click(screen.getByRole('radio', { name: /Payment plan/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Pay in full' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('full')
})

test('says that nothing can be changed while its form is being sent, and keeps the focus', () => {
  const date = { day: '1', month: '2', year: '1990' }
  const form = (busy: boolean) => (
    <Form busy={busy}>
      <Field label="City" value="Leeds" onChange={ignore} />
      <PasswordField label="Password" autoComplete="new-password" value="" onChange={ignore} />
      <DateField label="Date" value={date} onChange={ignore} words={{ day: 'Day', month: 'Month', year: 'Year' }} />
      <SelectField label="Gender" value="" onChange={ignore} options={[]} />
      <CheckboxField label="Everywhere" checked={false} onChange={ignore} />
      <RadioGroup label="Insured?" value="" onChange={ignore} options={[{ value: 'yes', label: 'Yes' }]} />
    </Form>
  )
  const { rerender } = render(form(false))
  const city = screen.getByLabelText('City')
  city.focus()
  rerender(form(true))
  expect(city).toHaveFocus()
  for (const label of ['City', 'Password', 'Day', 'Month', 'Year'])
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly')
  for (const label of ['Gender', 'Everywhere', 'Yes'])
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-disabled', 'true')
  rerender(form(false))
  expect(city).not.toHaveAttribute('readonly')
  expect(screen.getByLabelText('Gender')).not.toHaveAttribute('aria-disabled')
})
