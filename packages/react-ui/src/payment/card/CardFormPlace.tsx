import type { CSSProperties, ReactNode } from 'react'

const away: CSSProperties = {
  position: 'absolute',
  insetInline: 0,
  blockSize: 0,
  overflow: 'clip',
  visibility: 'hidden',
}

interface CardFormPlaceProps {
  readonly isShown: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A hidden form retains its typed text and its layout: the card provider's fields measure their height when they load.
 */
export function CardFormPlace({ isShown, className, children }: CardFormPlaceProps) {
  return (
    <section className={className} style={isShown ? undefined : away}>
      {children}
    </section>
  )
}
