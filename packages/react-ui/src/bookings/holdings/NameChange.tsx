import type { Pax, TicketLine } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { Button } from '../../design'
import type { moneyIn } from '../moneyIn'
import { feeWords } from './feeWords'
import { NameChangeForm } from './NameChangeForm'
import styles from '../ticketDetails/TicketDetails.module.css'
import { useNameChange } from './useNameChange'

interface NameChangeProps {
  readonly bookingRef: string
  readonly ticket: TicketLine
  readonly holder: Pax | null
  readonly holderName: string
  readonly inMoney: ReturnType<typeof moneyIn>
  /** True when a change is sent, false when it came to nothing. */
  readonly onSend: (sending: boolean) => void
}

/** The fee, and the form for another name in its place. The focus goes into it, and comes back to the button. */
export function NameChange({ bookingRef, ticket, holder, holderName, inMoney, onSend }: NameChangeProps) {
  const texts = useTexts().screen.ticketDetails
  const form = useNameChange({ bookingRef, ticketId: ticket.id, holder, onSend })
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(form.open)
  const pressed = useRef(false)
  useEffect(() => {
    if (form.open === wasOpen.current) return
    wasOpen.current = form.open
    if (!form.open) box.current?.querySelector('button')?.focus()
    else if (pressed.current) box.current?.querySelector('input')?.focus()
    pressed.current = false
  }, [form.open])
  const start = (): void => {
    pressed.current = true
    form.start()
  }
  return (
    <div ref={box} className={form.open ? styles.formPlace : styles.offer}>
      {form.open ? (
        <NameChangeForm form={form} ticket={ticket} holderName={holderName} inMoney={inMoney} />
      ) : (
        <>
          <span className={styles.fee}>{feeWords(ticket.nameChangeFee, inMoney, texts)}</span>
          <Button variant="secondary" aria-label={texts.changeOn(ticket.name, holderName)} onClick={start}>
            {texts.change}
          </Button>
        </>
      )}
    </div>
  )
}
