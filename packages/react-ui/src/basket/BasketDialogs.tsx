import { useTexts } from '../composition/DashboardContext'
import { Button, Dialog } from '../design'
import type { Removal } from './useRemoval'

/** Asked only where the removed lines leave new passengers without anything. */
export function RemovalDialog({ removal }: { readonly removal: Removal }) {
  const texts = useTexts().screen.basket.confirmPassengers
  const { pending } = removal
  const count = pending?.paxIds.length ?? 0
  return (
    <Dialog
      open={pending !== null}
      title={pending && texts.title(pending.names)}
      onClose={removal.cancel}
      actions={
        pending && (
          <>
            <Button variant="secondary" onClick={() => removal.answer(false)}>
              {texts.itemsOnly(pending.lines.length)}
            </Button>
            <Button variant="danger" onClick={() => removal.answer(true)}>
              {texts.both(count)}
            </Button>
          </>
        )
      }
    >
      {pending && texts.sentence(pending.names, count)}
    </Dialog>
  )
}

interface EmptyBasketDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

export function EmptyBasketDialog({ open, onClose, onConfirm }: EmptyBasketDialogProps) {
  const texts = useTexts().screen.basket.confirmEmpty
  return (
    <Dialog
      open={open}
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {texts.sentence}
    </Dialog>
  )
}
