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
}

/** Opens the e-tickets on the whole screen. */
export function GateButton({ view, words }: GateButtonProps) {
  // The view that was opened: a booking that loads again meanwhile makes another one.
  const [open, setOpen] = useState<GateView | null>(null)
  if (view === null) return null
  return (
    <div>
      <Button icon="ticket" onClick={() => setOpen(view)}>
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
          <GateDialog view={open} words={words} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
