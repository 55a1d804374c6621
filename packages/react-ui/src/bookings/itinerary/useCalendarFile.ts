import type { Booking } from '@booking-dashboard/core'
import { useState } from 'react'
import { useArea } from '../../dashboard/DashboardContext'
import { loadPart } from '../../loading/loadPart'
import { saveFile } from '../files/saveFile'

/**
 * Downloads the booking as a calendar file. The code that writes the file loads on first use. `failed` is the text of
 * the toast if it cannot load.
 */
export const useCalendarFile = (booking: Booking, failed: string) => {
  const { messages, texts } = useArea('booking')
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      const { calendarFile } = await loadPart('calendar', () => import('./calendarFile'))
      saveFile(calendarFile(booking, Date.now(), texts.screen.calendar, texts.formats))
    } catch {
      messages.toast('danger', failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, save: () => void save() }
}
