import type { ReactNode } from 'react'
import { useVisitorTexts } from '../dashboard/DashboardContext'
import { VisuallyHidden } from '../design'

interface ExternalLinkProps {
  /** Checked by externalUrl. */
  readonly url: string
  readonly children: ReactNode
}

export function ExternalLink({ url, children }: ExternalLinkProps) {
  const { shell } = useVisitorTexts().screen
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {shell.opensElsewhere}</VisuallyHidden>
    </a>
  )
}
