import {
  fullName,
  type InMoney,
  type NameChange,
  type NameChangeFormState,
  paths,
  type Texts,
  type TicketHolder,
} from '@booking-dashboard/core'
import type { BasketNameChange } from '@booking-dashboard/core/ports'
import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../dashboard/DashboardContext'
import { Badge, Button, type Meaning, quiet } from '../../design'
import { useInPlace } from '../../messages/useInPlace'
import styles from '../ticketDetails/TicketDetails.module.css'
import { NameChangeForm } from './NameChangeForm'

interface HolderRowProps {
  readonly bookingRef: string
  readonly entry: TicketHolder
  /** Null if the name cannot be changed here. */
  readonly nameChange: NameChange | null
  /** Null while the form is closed. */
  readonly form: NameChangeFormState | null
  /** The pending change of name in the basket. */
  readonly inBasket: BasketNameChange | null
  readonly isAdding: boolean
  readonly inMoney: InMoney
}

type Words = Texts['screen']['ticketDetails']
type NameStatus = TicketHolder['nameStatus']

const meanings: Readonly<Partial<Record<NameStatus, Meaning>>> = {
  changePending: 'warning',
  onResale: 'info',
  inBasket: 'info',
}

const badgeWords = ({ badges }: Words): Readonly<Partial<Record<NameStatus, string>>> => ({
  changePending: badges.changing,
  onResale: badges.onResale,
  resold: badges.resold,
  inBasket: badges.inBasket,
})

const feeWords = (fee: TicketHolder['fee'], inMoney: InMoney, texts: Words): string => {
  switch (fee.kind) {
    case 'later':
      return texts.feeLater
    case 'free':
      return texts.noFee
    case 'charged':
      return texts.fee(inMoney(fee.amount))
  }
}

/** One ticket, its holder, and the action on the name or the reason why there is none. */
export const HolderRow = memo(
  ({ bookingRef, entry, nameChange, form, inBasket, isAdding, inMoney }: HolderRowProps) => {
    const texts = useTexts('nameChange').screen.ticketDetails
    const { ticket, holder } = entry
    // The list may lag behind the basket.
    const nameStatus = inBasket === null ? entry.nameStatus : 'inBasket'
    const name = holder === null ? texts.noPassenger : fullName(holder)
    const row = useRef<HTMLLIElement>(null)
    const openForm = nameStatus === 'transferable' ? form : null
    const isOpen = openForm !== null
    const wasOpen = useRef(isOpen)
    const pressed = useRef(false)
    // The focus moves into the form, back to its button, and to the basket link once the change is in the basket.
    useEffect(() => {
      if (isOpen === wasOpen.current) return
      wasOpen.current = isOpen
      const focus = (what: string): void => row.current?.querySelector<HTMLElement>(what)?.focus()
      if (!isOpen) focus('a, button')
      else if (pressed.current) focus('input, select')
      pressed.current = false
    }, [isOpen])
    const badge = badgeWords(texts)[nameStatus]
    const start = (): void => {
      pressed.current = true
      nameChange?.start(ticket.id)
    }
    return (
      <li className={styles.ticket} ref={row}>
        <div className={styles.words}>
          <span className={quiet}>{ticket.name}</span>
          <span className={styles.holder}>
            <bdi>{name}</bdi>
            {holder?.lead === true && <Badge>{texts.lead}</Badge>}
            {badge !== undefined && <Badge meaning={meanings[nameStatus]}>{badge}</Badge>}
          </span>
        </div>
        {nameStatus !== 'transferable' && (
          <HolderNote
            bookingRef={bookingRef}
            entry={entry}
            nameStatus={nameStatus}
            inBasket={inBasket}
            isRefused={form?.end?.kind === 'failed'}
          />
        )}
        {nameStatus === 'transferable' && nameChange !== null && (
          <div className={isOpen ? styles.formPlace : styles.offer}>
            {openForm ? (
              <NameChangeForm
                nameChange={nameChange}
                form={openForm}
                isAdding={isAdding}
                entry={entry}
                holderName={name}
                fee={feeWords(entry.fee, inMoney, texts)}
              />
            ) : (
              <>
                <span className={styles.fee}>{feeWords(entry.fee, inMoney, texts)}</span>
                <Button variant="secondary" aria-label={texts.changeOn(ticket.name, name)} onClick={start}>
                  {texts.change}
                </Button>
              </>
            )}
          </div>
        )}
      </li>
    )
  },
)

interface HolderNoteProps {
  readonly bookingRef: string
  readonly entry: TicketHolder
  readonly nameStatus: Exclude<NameStatus, 'transferable'>
  readonly inBasket: BasketNameChange | null
  /** Whether this page's own change was refused, because another one was in the basket already. */
  readonly isRefused: boolean
}

/** Why the name cannot be changed and what the customer can do; or the name it gets after checkout. */
function HolderNote({ bookingRef, entry, nameStatus, inBasket, isRefused }: HolderNoteProps) {
  const { basket, screen } = useTexts('nameChange')
  const texts = screen.ticketDetails
  const { nameChangeAdded } = basket
  useInPlace(nameStatus === 'inBasket' && !isRefused ? [nameChangeAdded] : [])
  switch (nameStatus) {
    case 'inBasket':
      return (
        <p className={styles.note} role="status">
          <span>{`${isRefused ? texts.notAdded : nameChangeAdded} – `}</span>
          {inBasket !== null && <span>{`${texts.inBasket(fullName(inBasket))} `}</span>}
          <Link className={styles.link} to={paths.basket(bookingRef)}>
            {texts.viewBasket}
          </Link>
        </p>
      )
    case 'changePending':
      return <p className={styles.note}>{texts.waiting[entry.stage]}</p>
    case 'onResale':
      return (
        <p className={styles.note}>
          <span>{`${texts.onResale} `}</span>
          <Link className={styles.link} to={paths.resale(bookingRef)}>
            {texts.toResale}
          </Link>
        </p>
      )
    case 'resold':
      return <p className={styles.note}>{texts.resold}</p>
    case 'notAllowed':
      return <p className={styles.note}>{texts.notAllowed}</p>
  }
}
