import { type ReactNode, useEffect, useRef } from 'react'
import { useVisitorTexts } from '../dashboard/DashboardContext'
import { PageHeading } from '../design'
import { arriveAt } from './arrival'
import type { Elements } from '../design/Elements'

interface ScreenProps {
  /** The page's title, which gets the shared suffix. It is also the heading unless another is given. */
  readonly title: string
  readonly heading?: ReactNode
  /** Whether the page is a part of what the way back names, so that its heading is smaller. */
  readonly isPart?: boolean
  /** Below the heading: dates, reference, a sentence. */
  readonly sub?: ReactNode
  /** Above the heading: breadcrumbs inside a booking. */
  readonly above?: Elements
  /** Behind the heading: the cover of a trip. */
  readonly picture?: Elements
  readonly children: Elements
}

/** Sets the page's title with the shared suffix. */
export const usePageTitle = (title: string): void => {
  const { titleSuffix } = useVisitorTexts().screen
  useEffect(() => {
    document.title = `${title} | ${titleSuffix}`
  }, [title, titleSuffix])
}

/** One screen: its title and its single h1. After a navigation it scrolls to the top and focuses the heading. */
export function Screen({ title, heading = title, isPart = false, sub, above, picture, children }: ScreenProps) {
  const h1 = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    if (h1.current !== null) arriveAt(h1.current)
  }, [])
  return (
    <>
      {above}
      <PageHeading title={heading} isPart={isPart} picture={picture} ref={h1}>
        {sub}
      </PageHeading>
      {children}
    </>
  )
}
