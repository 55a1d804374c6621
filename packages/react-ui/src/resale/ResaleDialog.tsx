import { fullName, type InMoney, paths, type Resale, type ResalePreview, type ResaleRow } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { Button, ButtonLink, Dialog, Stack } from '../design'
import styles from './Resale.module.css'
import { useBehavior } from '../reactive/useBehavior'

interface ResaleDialogProps {
  readonly resale: Resale
  readonly open: boolean
  readonly preview: ResalePreview
  readonly inMoney: InMoney
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** A longer list would hide the question. */
const mostNamed = 6

/** Shows the changes, listings and removals, before they happen. */
export function ResaleDialog({
  resale,
  open,
  preview: { putUp, cancel, fees, usable },
  inMoney,
  onClose,
  onConfirm,
}: ResaleDialogProps) {
  const texts = useTexts('resale').screen.resale
  const words = texts.confirm
  const [up, off] = [putUp.length, cancel.length]
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
      <Stack>
        <Part rows={putUp} heading={words.putUp(up)} sentence={words.putUpSentence(up)} />
        <Part rows={cancel} heading={words.cancel(off)} sentence={words.cancelSentence(off)} />
        <p>{`${words.usable(usable)} ${words.fees(inMoney(fees))}`}</p>
        {up > 0 && <PayoutNote resale={resale} />}
      </Stack>
    </Dialog>
  )
}

interface PartProps {
  readonly rows: readonly ResaleRow[]
  readonly heading: string
  readonly sentence: string
}

function Part({ rows, heading, sentence }: PartProps) {
  const texts = useTexts('resale').screen.resale
  if (rows.length === 0) return null
  const named = rows.slice(0, mostNamed)
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      <ul>
        {named.map(({ ticket, holder }) => (
          <li key={ticket.id}>
            {texts.confirm.ticket(
              ticket.eventName,
              ticket.name,
              holder === null ? texts.noPassenger : fullName(holder),
            )}
          </li>
        ))}
        {rows.length > named.length && <li>{texts.confirm.and(rows.length - named.length)}</li>}
      </ul>
      <p>{sentence}</p>
    </div>
  )
}

/** Where the money for a sold ticket goes; shown before and after listing. */
export function PayoutNote({ resale }: { readonly resale: Resale }) {
  const payout = useBehavior(resale.payout$)
  const words = useTexts('resale').screen.resale.payout
  return (
    <div className={styles.payout}>
      <p>{`${payout.kind === 'account' ? words.account(payout.ending) : words[payout.kind]} ${words.amount}`}</p>
      {payout.kind === 'noAccount' && (
        <ButtonLink to={paths.bankAccount} variant="secondary">
          {words.add}
        </ButtonLink>
      )}
    </div>
  )
}
