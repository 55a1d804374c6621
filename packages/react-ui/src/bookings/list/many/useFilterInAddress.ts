import type { BookingsFilter, BookingsListModel } from '@booking-dashboard/core'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Addresses may be written only so often: Safari refuses more than a hundred within half a minute. */
const writingPause = 300

export interface FilterInAddress {
  readonly type: (text: string) => void
  /** A state, or none: the address says it at once. */
  readonly choose: (filter: BookingsFilter) => void
  /** Writes what was typed into the address now, before the page may be left. */
  readonly settle: () => void
}

const read = (search: string) => {
  const query = new URLSearchParams(search)
  return { text: query.get('q'), show: query.get('show') }
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
export const useFilterInAddress = (list: BookingsListModel, filter: BookingsFilter): FilterInAddress => {
  const { search } = useLocation()
  const navigate = useNavigate()
  /** What the address said when it was last read or written here. */
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
    // The router may still be on its way to what was written last.
    if (search === known.current || (known.current !== null && search !== window.location.search)) return
    known.current = search
    list.narrow(read(search))
  }, [list, search])
  useEffect(() => {
    const timer = setTimeout(() => write(filter), writingPause)
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
