import {
  type AddExtrasInput,
  type Booking,
  type ExtraOptionOnSale,
  type ExtraSelection,
  fromExtraDraft,
  setExtraQuantity,
  toExtraDraft,
  withoutAddedExtras,
} from '@booking-dashboard/core'
import { useState } from 'react'
import { useDashboard } from '../../composition/DashboardContext'
import type { Outcome } from '../shop/OutcomeAlert'
import { useKeptChoice } from '../shop/useKeptChoice'

const nothing: ExtraSelection = []
const keeping = { empty: nothing, toDraft: toExtraDraft, fromDraft: fromExtraDraft }

/** The extras that are chosen; what is in the basket leaves the choice, and nothing else does. */
export function useExtraSelection({ reference }: Booking, added: (count: number) => string) {
  const dashboard = useDashboard()
  const [selection, change] = useKeptChoice(`extras/${reference}`, keeping)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const [adding, setAdding] = useState(false)

  const setQuantity = (option: ExtraOptionOnSale, quantity: number): void => {
    change((now) => setExtraQuantity(now, option, quantity))
    setOutcome({ kind: 'none' })
  }
  const add = async (input: AddExtrasInput): Promise<void> => {
    const basket = dashboard.basket(reference)
    setAdding(true)
    const end = await basket.addExtras(input)
    setAdding(false)
    if (end.kind === 'cancelled') return
    if (end.kind === 'failed' || end.kind === 'partlyAdded') {
      // How many are left of what was not taken: others may have been quicker.
      const extraIds = new Set(input.extras.map(({ extraId }) => extraId))
      extraIds.forEach((extraId) => void dashboard.extrasCatalogue.refreshAvailability(reference, extraId)())
      return setOutcome({ kind: 'failed' })
    }
    // What was taken is no longer on sale.
    void dashboard.extrasCatalogue.load(reference)()
    if (end.kind === 'unclear') return setOutcome({ kind: 'unclear' })
    change((now) => withoutAddedExtras(now, selection))
    setOutcome({ kind: 'added', what: added(input.extras.length) })
  }
  return { selection, setQuantity, outcome, adding, add }
}
