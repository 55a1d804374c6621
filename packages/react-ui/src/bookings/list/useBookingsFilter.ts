import { type BookingsFilter, type BookingsShown, toBookingsShown } from '@booking-dashboard/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Addresses may be written only so often: Safari refuses more than a hundred within half a minute. */
const writingPause = 300

export interface BookingsFilterControl {
  readonly filter: BookingsFilter
  readonly setText: (text: string) => void
  readonly setShow: (show: BookingsShown) => void
  readonly clear: () => void
  /** Writes what was typed into the address now, before the page may be left. */
  readonly settle: () => void
}

const read = (search: string): BookingsFilter => {
  const query = new URLSearchParams(search)
  return { text: query.get('q') ?? '', show: toBookingsShown(query.get('show')) }
}

/** An address with the filter, and with what else was in it. */
const withFilter = (search: string, { text, show }: BookingsFilter): string => {
  const query = new URLSearchParams(search)
  query.delete('q')
  query.delete('show')
  if (text.trim() !== '') query.set('q', text)
  if (show !== 'all') query.set('show', show)
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The filter is in the address (?q=&show=), so that the way back from a booking leads to it again. What is typed is ahead of the address by a moment. */
export const useBookingsFilter = (): BookingsFilterControl => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => read(search))
  /** What the address said when it was last read or written here. */
  const known = useRef(search)

  const write = useCallback(
    (next: BookingsFilter): void => {
      const address = withFilter(known.current, next)
      if (address === known.current) return
      known.current = address
      void navigate({ search: address }, { replace: true })
    },
    [navigate],
  )
  const choose = (next: BookingsFilter): void => {
    setFilter(next)
    write(next)
  }

  useEffect(() => {
    // The router may still be on its way to what was written last.
    if (search === known.current || search !== window.location.search) return
    known.current = search
    setFilter(read(search))
  }, [search])
  useEffect(() => {
    const timer = setTimeout(() => write(filter), writingPause)
    return () => clearTimeout(timer)
  }, [filter, write])

  return {
    filter,
    setText: (text) => setFilter({ ...filter, text }),
    setShow: (show) => choose({ ...filter, show }),
    clear: () => choose({ text: '', show: 'all' }),
    settle: () => write(filter),
  }
}
