import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { type PaperCard, paperStripe } from './paperStripe'

/** The button of a card form, once the form is ready. */
export const readyButton = async (name: string | RegExp): Promise<HTMLElement> => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.closest('form')).not.toHaveAttribute('aria-busy'))
  return button
}

/** Types a card into the form, and returns the button that submits it. */
export const fillCard = async (
  user: UserEvent,
  name: string | RegExp,
  card = paperStripe.card,
): Promise<HTMLElement> => {
  paperStripe.card = card satisfies PaperCard
  const button = await readyButton(name)
  const holder = screen.getByLabelText('Name on card')
  await user.clear(holder)
  await user.type(holder, 'Amelia Hart')
  paperStripe.type()
  return button
}
