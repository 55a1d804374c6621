import type { Formats } from '../messages/formats.js'

const two = (figure: number): string => String(figure).padStart(2, '0')

/** "Fri 20 November 2026, 23:40" on the clock of the device; ms since the epoch. */
export const formatMoment = (moment: number, formats: Formats): string => {
  const on = new Date(moment)
  const day = `${on.getFullYear()}-${two(on.getMonth() + 1)}-${two(on.getDate())}`
  return formats.dateTime(`${day}T${two(on.getHours())}:${two(on.getMinutes())}`)
}
