import type { Booking, calendarLinks } from '@booking-dashboard/core'
import { useState } from 'react'
import { useArea } from '../../dashboard/DashboardContext'
import { atPress, loadPart } from '../../loading/loadPart'
import { saveFile } from '../files/saveFile'

/**
 * Downloads the booking as a calendar file, or gives the addresses of calendars on the web. Their code loads on first
 * use. `failed` is the text of the toast if it cannot load.
 */
export const useCalendarFile = (booking: Booking, failed: string) => {
  const { messages, texts } = useArea('booking')
  const [busy, setBusy] = useState(false)
  const loaded = async () => {
    try {
      return await loadPart('calendar', () => import('./calendarFile'), atPress)
    } catch {
      messages.toast('danger', failed)
      return null
    }
  }
  const save = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const part = await loaded()
    if (part !== null) saveFile(part.calendarFile(booking, Date.now(), texts.screen.calendar, texts.formats))
    setBusy(false)
  }
  const online = async (): Promise<ReturnType<typeof calendarLinks> | null> => {
    const part = await loaded()
    return part === null ? null : part.calendarLinks(booking, texts.screen.calendar, texts.formats)
  }
  return { busy, save: () => void save(), online }
}
