import { activePax, fullName, type Pax, type ResaleMove, type ResalePreview } from '@booking-dashboard/core'
import type { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Button, Dialog } from '../design'
import styles from './Resale.module.css'

interface ResaleDialogProps {
  readonly open: boolean
  readonly preview: ResalePreview
  readonly pax: readonly Pax[]
  readonly inMoney: ReturnType<typeof moneyIn>
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** More would bury what is asked. */
const mostNamed = 6

/** What will happen, both ways, before it does. */
export function ResaleDialog({
  open,
  preview: { putUp, cancel, listed, usable },
  pax,
  inMoney,
  onClose,
  onConfirm,
}: ResaleDialogProps) {
  const texts = useTexts().screen.resale
  const words = texts.confirm
  const [up, off] = [putUp.tickets.length, cancel.tickets.length]
  return (
    <Dialog
      open={open}
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.back}
          </Button>
          <Button onClick={onConfirm}>{words.confirm(up, off)}</Button>
        </>
      }
    >
      <div className={styles.parts}>
        <Part move={putUp} heading={words.putUp(up)} sentence={words.putUpSentence(up)} pax={pax} />
        <Part move={cancel} heading={words.cancel(off)} sentence={words.cancelSentence(off)} pax={pax} />
        <p>
          {words.usable(usable.length)} {words.fees(inMoney(listed.fees))}
        </p>
      </div>
    </Dialog>
  )
}

interface PartProps {
  readonly move: ResaleMove
  readonly heading: string
  readonly sentence: string
  readonly pax: readonly Pax[]
}

function Part({ move: { tickets }, heading, sentence, pax }: PartProps) {
  const texts = useTexts().screen.resale
  if (tickets.length === 0) return null
  const named = tickets.slice(0, mostNamed)
  const holderOf = (paxId: number): string => {
    const holder = activePax(pax).find(({ id }) => id === paxId)
    return holder === undefined ? texts.noPassenger : fullName(holder)
  }
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      <ul>
        {named.map(({ id, eventName, name, paxId }) => (
          <li key={id}>{texts.confirm.ticket(eventName, name, holderOf(paxId))}</li>
        ))}
        {tickets.length > named.length && <li>{texts.confirm.and(tickets.length - named.length)}</li>}
      </ul>
      <p>{sentence}</p>
    </div>
  )
}
