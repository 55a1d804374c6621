import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { renderAt } from '../../../test/renderAt'
import { CalendarButton } from './CalendarButton'
import { savedFiles } from '../../../test/savedFiles'
import { openedBooking } from '../../../test/openedBooking'

afterEach(() => vi.restoreAllMocks())

describe('the calendar file', () => {
  it("uses the client's texts", async () => {
    const saved = savedFiles()
    const { dashboard } = await createSignedInWorld()
    const booking = await openedBooking(dashboard)
    const { screen: screens } = dashboard.texts
    const calendar = { ...screens.calendar, reference: (reference: string) => `Votre dossier ${reference}` }
    const texts = { ...dashboard.texts, screen: { ...screens, calendar } }
    const { user } = renderAt({ ...dashboard, texts }, '', <CalendarButton booking={booking} />)
    await user.click(screen.getByRole('button', { name: /Add to calendar/ }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const file = await saved[0]?.text()
    expect(file).toContain('Votre dossier SUN1001')
    expect(file).not.toContain('Booking reference')
  })

  it('leads to the calendars on the web, whose addresses load when they are asked for', async () => {
    const { dashboard } = await createSignedInWorld()
    const booking = await openedBooking(dashboard)
    const { user } = renderAt(dashboard, '', <CalendarButton booking={booking} />)
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByText('Google Calendar or Outlook'))
    expect(await screen.findByRole('link', { name: /^Add to Google Calendar/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/),
    )
    expect(screen.getByRole('link', { name: /^Add to Outlook/ })).toHaveAttribute('target', '_blank')
  })
})
