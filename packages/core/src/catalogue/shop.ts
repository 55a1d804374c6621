import type { ShoppingBasket } from '../basket/shoppingBasket.js'
import type { Bookings } from '../bookings/bookings.js'
import { type Navigation, paths } from '../navigation/paths.js'
import { type Behavior, combine, createState } from '../reactive/Behavior.js'
import type { Lifetime } from '../reactive/Lifetime.js'
import type { Draft, Drafts } from '../session/Drafts.js'
import { costWithoutPrice, displayOf, type PriceDisplay } from '../bookings/money/priceLines.js'
import { addMinor, type Cost, displayedCost, type Minor } from '../money/Money.js'

interface PricedOption {
  readonly priceDisplayCode: number
  readonly cost: Cost
}

/** What is shown as the price of an option: its amount, nothing, 'Free' or 'Included' (behaviour/catalogue#2.4). */
export const optionPrice = ({ priceDisplayCode, cost }: PricedOption): PriceDisplay =>
  displayOf(priceDisplayCode, displayedCost(cost))

/** The same for several pieces of an option, whose total is `cost`. */
export const optionLinePrice = ({ priceDisplayCode }: PricedOption, cost: Minor): PriceDisplay =>
  displayOf(priceDisplayCode, cost)

/** A booking fee is shown only beside an amount: an option that hides its price hides its fee. */
export const optionFee = (option: PricedOption): Minor | null =>
  optionPrice(option).kind === 'amount' && option.cost.bookingFee !== 0 ? option.cost.bookingFee : null

interface ChoiceLine {
  readonly name: string
  /** The event, or the chosen option. */
  readonly note: string
  readonly quantity: number
  readonly price: PriceDisplay
  /** The part of the total, even if it is hidden. */
  readonly cost: Minor
}

interface ChoiceTotals {
  readonly count: number
  /** Includes booking fees. */
  readonly total: Minor
  readonly bookingFee: Minor
}

/** The choice in a shop, and what it adds to the basket's total. */
export interface ChoiceSummary extends ChoiceTotals {
  readonly lines: readonly ChoiceLine[]
  /** The part of the total that no line shows. */
  readonly withoutPrice: Minor
}

export const choiceSummary = (
  lines: readonly ChoiceLine[],
  { count, total, bookingFee }: ChoiceTotals,
): ChoiceSummary => ({
  lines,
  withoutPrice: costWithoutPrice(lines.map(({ price, cost }) => ({ display: price, cost }))),
  count,
  total,
  bookingFee,
})

// The behaviour that all shops share.

interface Shop {
  readonly bookingRef: string
  readonly bookings: Pick<Bookings, 'loadOnce'>
  readonly basket: Pick<ShoppingBasket, 'checkOnce'>
}

/** Loads the items on sale, and the booking and the basket if they are not known yet. */
export const openShop = async ({ bookingRef, bookings, basket }: Shop, load: () => Promise<unknown>): Promise<void> => {
  await Promise.all([load(), bookings.loadOnce(bookingRef), basket.checkOnce()])
}

/** Adds the choice, and goes to the checkout once all of it is in the basket. */
export const createBuy =
  <End extends { readonly kind: string }>(
    { bookingRef, navigation }: { readonly bookingRef: string; readonly navigation: Navigation },
    add: () => Promise<End>,
  ) =>
  async (): Promise<End> => {
    const end = await add()
    if (end.kind === 'added') navigation.goTo(paths.checkout(bookingRef))
    return end
  }

/** What is chosen and not added yet. */
export interface StoredChoice<Choice> {
  readonly state$: Behavior<Choice>
  readonly now: () => Choice
  readonly store: (choice: Choice) => void
}

/** A choice as text fields, for drafts that outlive a session. */
interface DraftOf<Choice> {
  readonly isEmpty: (choice: Choice) => boolean
  readonly toDraft: (choice: Choice) => Draft
  readonly fromDraft: (draft: Draft) => Choice
}

type StoredDrafts = Pick<Drafts, 'readable$' | 'read' | 'store' | 'drop'>

/** Stores a choice as the draft of that name. Until the choice changes here, it is read from the draft. */
export const createStoredChoice = <Choice>(
  { drafts, scope }: { readonly drafts: StoredDrafts; readonly scope: Pick<Lifetime, 'ended$'> },
  form: string,
  { isEmpty, toDraft, fromDraft }: DraftOf<Choice>,
): StoredChoice<Choice> => {
  const made = createState<{ readonly choice: Choice | null }>({ choice: null })
  scope.ended$.subscribe(() => made.set({ choice: null }))
  const now = (): Choice => made.state$.value.choice ?? fromDraft(drafts.read(form) ?? {})
  return {
    state$: combine(made.state$, drafts.readable$, now),
    now,
    store: (choice) => {
      if (isEmpty(choice)) drafts.drop(form)
      else drafts.store(form, toDraft(choice))
      made.set({ choice })
    },
  }
}

/** Several ids in one field of a draft. */
export const joinIds = (...ids: readonly string[]): string => ids.map(encodeURIComponent).join('/')
export const splitIds = (text: string): readonly string[] => text.split('/').map(decodeURIComponent)

type Submission<End> = () => Promise<End>

/**
 * An add command whose result is not known. The next attempt checks the basket first. It sends again only if nothing
 * was added, so that nothing is added twice. Forgotten when the session ends.
 */
export const createOpenEnd = <End extends { readonly kind: string }>({ ended$ }: Pick<Lifetime, 'ended$'>) => {
  let open: Submission<End> | null = null
  ended$.subscribe(() => {
    open = null
  })
  return {
    leave: (check: Submission<End>): void => {
      open = check
    },
    /**
     * Runs before any check of the choice: the last one on sale may already be in the basket, and must not be reported
     * as sold out.
     */
    checkStatusBefore: async (
      submit: Submission<End>,
      during: (check: Submission<End>) => Promise<End>,
    ): Promise<End> => {
      if (open === null) return submit()
      const check = open
      open = null
      const end = await during(check)
      return end.kind === 'failed' ? submit() : end
    },
  }
}

/** Two choices that one command adds. */
export const together = (rooms: ChoiceSummary, extras: ChoiceSummary): ChoiceSummary => ({
  lines: [...rooms.lines, ...extras.lines],
  withoutPrice: addMinor(rooms.withoutPrice, extras.withoutPrice),
  count: rooms.count + extras.count,
  total: addMinor(rooms.total, extras.total),
  bookingFee: addMinor(rooms.bookingFee, extras.bookingFee),
})
