import type { Texts } from '@booking-dashboard/core'
import type { GateView } from '@booking-dashboard/core/ports'
import { lazy, Suspense, useState } from 'react'
import { Button, Loading, Skeleton } from '../../../design'
import { loadPart } from '../../../loading/loadPart'

const GateDialog = lazy(() => loadPart('gate', async () => ({ default: (await import('./GateDialog')).GateDialog })))

interface GateButtonProps {
  /** Null if there is nothing to show. */
  readonly view: GateView | null
  readonly words: Pick<Texts['screen']['offline'], 'gate' | 'tryAgain'>
  /** Primary if the page has no other main action. */
  readonly variant: 'primary' | 'secondary'
  /** Called when the tickets open, and when they close. */
  readonly onShown?: (isShown: boolean) => void
}

/** Opens the e-tickets on the whole screen. */
export function GateButton({ view, words, variant, onShown }: GateButtonProps) {
  // The view that was opened: a booking that loads again meanwhile makes another one.
  const [open, setOpen] = useState<GateView | null>(null)
  const show = (shown: GateView | null): void => {
    setOpen(shown)
    onShown?.(shown !== null)
  }
  if (view === null) return null
  return (
    <div>
      <Button variant={variant} icon="ticket" onClick={() => show(view)}>
        {words.gate.show}
      </Button>
      {open && (
        <Suspense
          fallback={
            <Loading label={words.gate.loading}>
              <Skeleton shape="text" />
            </Loading>
          }
        >
          <GateDialog view={open} words={words} onClose={() => show(null)} />
        </Suspense>
      )}
    </div>
  )
}
