import type { Texts } from '@booking-dashboard/core'
import type { GateView } from '@booking-dashboard/core/ports'
import { useState } from 'react'
import { Button, Loading, Skeleton } from '../../../design'
import { createPart, usePart } from '../../../loading/usePart'
import type { GateDialogProps } from './GateDialog'

const load = () => import('./GateDialog')
const gate = createPart('gate', load)

/** Fetches the dialog as the customer reaches for its button. Without `loadPart`: nothing reloads before the press. */
const prepare = (): void => void load().catch(() => undefined)

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
    <div onPointerEnter={prepare} onFocus={prepare}>
      <Button variant={variant} icon="ticket" onClick={() => show(view)}>
        {words.gate.show}
      </Button>
      {open && <Opened view={open} words={words} onClose={() => show(null)} />}
    </div>
  )
}

function Opened(props: GateDialogProps) {
  const part = usePart(gate)
  if (part !== null) return <part.GateDialog {...props} />
  return (
    <Loading label={props.words.gate.loading}>
      <Skeleton shape="text" />
    </Loading>
  )
}
