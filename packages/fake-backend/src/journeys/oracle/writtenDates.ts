const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** Sakamoto's algorithm for the Gregorian calendar; 0 is Sunday. */
const weekdayOf = (year: number, month: number, day: number): number => {
  const shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
  const y = month < 3 ? year - 1 : year
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + (shifts[month - 1] ?? 0) + day) % 7
}

/** "Sat 14 March 2026, 19:30": day and time as the text writes them, independent of any clock or time zone. */
export const writtenDate = (iso: string): string => {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number)
  const time = /T(\d{2}:\d{2})/.exec(iso)?.[1]
  const date = `${weekdays[weekdayOf(year, month, day)]} ${day} ${months[month - 1]} ${year}`
  return time === undefined ? date : `${date}, ${time}`
}
