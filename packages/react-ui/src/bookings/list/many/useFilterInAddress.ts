import type { BookingsFilter, BookingsListModel } from '@booking-dashboard/core'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Milliseconds between writes of the address: Safari refuses more than a hundred within half a minute. */
const pauseBetweenWrites = 300

export interface FilterInAddress {
  readonly type: (text: string) => void
  /** Applies a state, or none, and writes it to the address at once. */
  readonly choose: (filter: BookingsFilter) => void
  /** Writes the typed text to the address now, before the customer may leave the page. */
  readonly settle: () => void
}

const read = (search: string) => {
  const query = new URLSearchParams(search)
  return { text: query.get('q'), show: query.get('show') }
}

/** The address with this filter and its other parameters. */
const withFilter = (search: string, { text, show }: BookingsFilter): string => {
  const query = new URLSearchParams(search)
  query.delete('q')
  query.delete('show')
  if (text.trim() !== '') query.set('q', text)
  if (show !== 'all') query.set('show', show)
  return query.size === 0 ? '' : `?${query.toString()}`
}

/**
 * Keeps the filter in the address (?q=&show=), so that the way back from a booking restores it. Typed text reaches the
 * address after a short delay.
 */
export const useFilterInAddress = (list: BookingsListModel, filter: BookingsFilter): FilterInAddress => {
  const { search } = useLocation()
  const navigate = useNavigate()
  /** The query string when it was last read or written here. */
  const known = useRef<string | null>(null)

  const write = useCallback(
    (next: BookingsFilter): void => {
      const before = known.current ?? ''
      const address = withFilter(before, next)
      if (address === before) return
      known.current = address
      void navigate({ search: address }, { replace: true })
    },
    [navigate],
  )
  useLayoutEffect(() => {
    // The router may not have applied the last write yet.
    if (search === known.current || (known.current !== null && search !== window.location.search)) return
    known.current = search
    list.narrow(read(search))
  }, [list, search])
  useEffect(() => {
    const timer = setTimeout(() => write(filter), pauseBetweenWrites)
    return () => clearTimeout(timer)
  }, [filter, write])

  return {
    type: (text) => list.narrow({ ...filter, text }),
    choose: (next) => {
      list.narrow(next)
      write(next)
    },
    settle: () => write(filter),
  }
}
