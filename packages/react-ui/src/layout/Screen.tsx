import { type ReactNode, useEffect, useRef } from 'react'
import { useVisitorTexts } from '../dashboard/DashboardContext'
import { PageHeading } from '../design'
import { arriveAt } from './arrival'

interface ScreenProps {
  /** The page's title, which gets the shared suffix; the heading too where no other is given. */
  readonly title: string
  readonly heading?: ReactNode
  readonly eyebrow?: ReactNode
  /** Under the heading: dates, reference, a sentence. */
  readonly sub?: ReactNode
  /** Above the heading: breadcrumbs inside a booking. */
  readonly above?: ReactNode
  /** Behind the heading: the cover of a trip. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}

/** The page's title, with the suffix that all share. */
export const usePageTitle = (title: string): void => {
  const { titleSuffix } = useVisitorTexts().screen
  useEffect(() => {
    document.title = `${title} | ${titleSuffix}`
  }, [title, titleSuffix])
}

/** One screen: its title, its one h1, the scroll to the top and the focus on the heading after a navigation. */
export function Screen({ title, heading = title, eyebrow, sub, above, picture, children }: ScreenProps) {
  const h1 = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    if (h1.current !== null) arriveAt(h1.current)
  }, [])
  return (
    <>
      {above}
      <PageHeading title={heading} eyebrow={eyebrow} picture={picture} ref={h1}>
        {sub}
      </PageHeading>
      {children}
    </>
  )
}
