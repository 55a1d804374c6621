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

/** The same for several of an option, which come to `cost`. */
export const optionLinePrice = ({ priceDisplayCode }: PricedOption, cost: Minor): PriceDisplay =>
  displayOf(priceDisplayCode, cost)

/** A booking fee is shown only beside an amount: an option that hides its price hides its fee. */
export const optionFee = (option: PricedOption): Minor | null =>
  optionPrice(option).kind === 'amount' && option.cost.bookingFee !== 0 ? option.cost.bookingFee : null

interface ChoiceLine {
  readonly name: string
  /** The event, or the option that was chosen. */
  readonly note: string
  readonly quantity: number
  readonly price: PriceDisplay
  /** What it adds to the total, whatever is shown of it. */
  readonly cost: Minor
}

interface ChoiceTotals {
  readonly count: number
  /** Booking fees included. */
  readonly total: Minor
  readonly bookingFee: Minor
}

/** What is chosen in a shop, and what adding it puts on the basket's total. */
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

// What every shop does in the same way.

interface Shop {
  readonly bookingRef: string
  readonly bookings: Pick<Bookings, 'loadOnce'>
  readonly basket: Pick<ShoppingBasket, 'checkOnce'>
}

/** Loads what is on sale; also the booking and the basket if they are not known yet. */
export const openShop = async ({ bookingRef, bookings, basket }: Shop, load: () => Promise<unknown>): Promise<void> => {
  await Promise.all([load(), bookings.loadOnce(bookingRef), basket.checkOnce()])
}

/** Adds what is chosen and, once all of it is in the basket, leads to its checkout. */
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
  readonly keep: (choice: Choice) => void
}

/** A choice as fields of text, for the drafts that outlive a session. */
interface DraftOf<Choice> {
  readonly isEmpty: (choice: Choice) => boolean
  readonly toDraft: (choice: Choice) => Draft
  readonly fromDraft: (draft: Draft) => Choice
}

type KeptDrafts = Pick<Drafts, 'readable$' | 'read' | 'keep' | 'drop'>

/** Keeps a choice as the draft of that name. Until something is changed here, the draft is what is chosen. */
export const createStoredChoice = <Choice>(
  { drafts, scope }: { readonly drafts: KeptDrafts; readonly scope: Pick<Lifetime, 'ended$'> },
  form: string,
  { isEmpty, toDraft, fromDraft }: DraftOf<Choice>,
): StoredChoice<Choice> => {
  const made = createState<{ readonly choice: Choice | null }>({ choice: null })
  scope.ended$.subscribe(() => made.set({ choice: null }))
  const now = (): Choice => made.state$.value.choice ?? fromDraft(drafts.read(form) ?? {})
  return {
    state$: combine(made.state$, drafts.readable$, now),
    now,
    keep: (choice) => {
      if (isEmpty(choice)) drafts.drop(form)
      else drafts.keep(form, toDraft(choice))
      made.set({ choice })
    },
  }
}

/** Ids as one field of a draft. */
export const joinIds = (...ids: readonly string[]): string => ids.map(encodeURIComponent).join('/')
export const splitIds = (text: string): readonly string[] => text.split('/').map(decodeURIComponent)

type Press<End> = () => Promise<End>

/**
 * An adding whose outcome is not known. The next press finds it out first, and sends again only if nothing was added, so
 * that nothing is added twice. Forgotten when the session ends.
 */
export const createOpenEnd = <End extends { readonly kind: string }>({ ended$ }: Pick<Lifetime, 'ended$'>) => {
  let open: Press<End> | null = null
  ended$.subscribe(() => {
    open = null
  })
  return {
    leave: (look: Press<End>): void => {
      open = look
    },
    /** Runs before any check of the choice: the last one on sale may be in the basket already and must not read as sold out. */
    checkStatusBefore: async (press: Press<End>, during: (look: Press<End>) => Promise<End>): Promise<End> => {
      if (open === null) return press()
      const look = open
      open = null
      const end = await during(look)
      return end.kind === 'failed' ? press() : end
    },
  }
}

/** Two choices that are added at one press. */
export const together = (rooms: ChoiceSummary, extras: ChoiceSummary): ChoiceSummary => ({
  lines: [...rooms.lines, ...extras.lines],
  withoutPrice: addMinor(rooms.withoutPrice, extras.withoutPrice),
  count: rooms.count + extras.count,
  total: addMinor(rooms.total, extras.total),
  bookingFee: addMinor(rooms.bookingFee, extras.bookingFee),
})
