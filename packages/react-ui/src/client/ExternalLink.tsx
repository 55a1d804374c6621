import type { ReactNode } from 'react'
import { useVisitorTexts } from '../dashboard/DashboardContext'
import { VisuallyHidden } from '../design'

interface ExternalLinkProps {
  /** An address that externalUrl has checked. */
  readonly url: string
  readonly children: ReactNode
}

export function ExternalLink({ url, children }: ExternalLinkProps) {
  const { shell } = useVisitorTexts().screen
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <VisuallyHidden>{` ${shell.opensElsewhere}`}</VisuallyHidden>
    </a>
  )
}
