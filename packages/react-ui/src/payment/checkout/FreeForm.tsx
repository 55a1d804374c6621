import type { TermsToAccept } from '@booking-dashboard/core'
import { useId, useState } from 'react'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { Button } from '../../design'
import cardForm from '../card/CardForm.module.css'
import { TermsField } from '../terms/TermsField'

/** One button for a purchase without charge; the customer still accepts the terms. */
export function FreeForm({ terms }: { readonly terms: TermsToAccept }) {
  const checkout = useArea('paying').checkout(useBookingRef())
  const { free, terms: termsTexts } = useTexts('paying').screen.checkout
  const [asked, setAsked] = useState(false)
  const id = useId()
  const { obstacle } = terms

  const complete = (): void => {
    if (obstacle === null) return void checkout.complete()
    setAsked(true)
    document.getElementById(id)?.focus()
  }
  return (
    <div className={cardForm.form}>
      <p>{free.sentence}</p>
      <TermsField
        terms={terms}
        id={id}
        error={asked && obstacle !== null ? termsTexts.problems[obstacle] : undefined}
      />
      <Button block icon="check" onClick={complete}>
        {free.complete}
      </Button>
    </div>
  )
}
