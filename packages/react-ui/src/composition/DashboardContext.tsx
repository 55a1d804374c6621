import type { Formats } from '@booking-dashboard/core'
import type {
  BasketArea,
  BookingArea,
  HoldingsArea,
  Member,
  PayingArea,
  ProfileArea,
  ShoppingArea,
  Visitor,
} from '@booking-dashboard/core/composition'
import { createContext, type ReactNode, use } from 'react'

/** What the forms of a person's details need, on the profile and beside a booking. */
type Details = Pick<ProfileArea, 'texts'>

const VisitorContext = createContext<Visitor | null>(null)
const MemberContext = createContext<Member | null>(null)
const BookingContext = createContext<BookingArea | null>(null)
const BasketContext = createContext<BasketArea | null>(null)
const ShoppingContext = createContext<ShoppingArea | null>(null)
const HoldingsContext = createContext<HoldingsArea | null>(null)
const PayingContext = createContext<PayingArea | null>(null)
const ProfileContext = createContext<ProfileArea | null>(null)
const DetailsContext = createContext<Details | null>(null)

const found = <A,>(value: A | null, name: string): A => {
  if (value === null) throw new Error(`A screen needs a ${name} around it`)
  return value
}

/** What anybody has, signed in or not. */
export const useVisitor = (): Visitor => found(use(VisitorContext), 'VisitorProvider')
/** What a signed-in customer has on every page. */
export const useMember = (): Member => found(use(MemberContext), 'MemberProvider')
/** What every page of one booking has. */
export const useBookingArea = (): BookingArea => found(use(BookingContext), 'BookingProvider')
/** What the shops, the changes of a booking and its payments have in common. */
export const useBasketArea = (): BasketArea => found(use(BasketContext), 'BasketProvider')
export const useShoppingArea = (): ShoppingArea => found(use(ShoppingContext), 'ShoppingProvider')
export const useHoldingsArea = (): HoldingsArea => found(use(HoldingsContext), 'HoldingsProvider')
export const usePayingArea = (): PayingArea => found(use(PayingContext), 'PayingProvider')
export const useProfileArea = (): ProfileArea => found(use(ProfileContext), 'ProfileProvider')

/** How the customer's language writes amounts, dates, figures and lists. */
export const useFormats = (): Formats => useVisitor().texts.formats
export const useVisitorTexts = (): Visitor['texts'] => useVisitor().texts
export const useMemberTexts = (): Member['texts'] => useMember().texts
export const useBookingTexts = (): BookingArea['texts'] => useBookingArea().texts
export const useBasketTexts = (): BasketArea['texts'] => useBasketArea().texts
export const useShoppingTexts = (): ShoppingArea['texts'] => useShoppingArea().texts
export const useHoldingsTexts = (): HoldingsArea['texts'] => useHoldingsArea().texts
export const usePayingTexts = (): PayingArea['texts'] => usePayingArea().texts
/** On the profile, and wherever a booking asks for somebody's details. */
export const useDetailsTexts = (): Details['texts'] =>
  found(use(DetailsContext), 'ProfileProvider or a HoldingsProvider').texts

interface ProviderProps<A> {
  readonly value: A
  readonly children: ReactNode
}

export const VisitorProvider = VisitorContext.Provider

export function MemberProvider({ value, children }: ProviderProps<Member>) {
  return (
    <VisitorProvider value={value}>
      <MemberContext value={value}>{children}</MemberContext>
    </VisitorProvider>
  )
}

export function BookingProvider({ value, children }: ProviderProps<BookingArea>) {
  return (
    <MemberProvider value={value}>
      <BookingContext value={value}>{children}</BookingContext>
    </MemberProvider>
  )
}

function BasketProvider({ value, children }: ProviderProps<BasketArea>) {
  return (
    <BookingProvider value={value}>
      <BasketContext value={value}>{children}</BasketContext>
    </BookingProvider>
  )
}

export function ShoppingProvider({ value, children }: ProviderProps<ShoppingArea>) {
  return (
    <BasketProvider value={value}>
      <ShoppingContext value={value}>{children}</ShoppingContext>
    </BasketProvider>
  )
}

export function HoldingsProvider({ value, children }: ProviderProps<HoldingsArea>) {
  return (
    <BasketProvider value={value}>
      <DetailsContext value={value}>
        <HoldingsContext value={value}>{children}</HoldingsContext>
      </DetailsContext>
    </BasketProvider>
  )
}

export function PayingProvider({ value, children }: ProviderProps<PayingArea>) {
  return (
    <BasketProvider value={value}>
      <PayingContext value={value}>{children}</PayingContext>
    </BasketProvider>
  )
}

export function ProfileProvider({ value, children }: ProviderProps<ProfileArea>) {
  return (
    <MemberProvider value={value}>
      <DetailsContext value={value}>
        <ProfileContext value={value}>{children}</ProfileContext>
      </DetailsContext>
    </MemberProvider>
  )
}
