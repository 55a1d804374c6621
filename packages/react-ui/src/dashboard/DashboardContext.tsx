import type { Formats } from '@booking-dashboard/core'
import type {
  AccommodationArea,
  BasketArea,
  BookingArea,
  BookingPageArea,
  BookingsArea,
  DeliveryArea,
  DetailsTexts,
  ExtrasArea,
  Member,
  NameChangeArea,
  PasswordArea,
  ProfileArea,
  QuestionsArea,
  ResaleArea,
  TicketsArea,
  TransportArea,
  Visitor,
} from '@booking-dashboard/core/composition'
import { createContext, use } from 'react'
import type { PaymentArea } from './browser/compose'

const AreaContext = createContext<Visitor | null>(null)

/** Provides an area to the screens inside it. An area includes the areas that it builds on. */
export const AreaProvider = AreaContext.Provider

const useAround = (): Visitor => {
  const around = use(AreaContext)
  if (around === null) throw new Error('A screen needs an AreaProvider around it')
  return around
}

/** The area around a screen, identified by a feature that no smaller area has. */
const areaWith = <A extends Visitor>(feature: Exclude<keyof A, keyof Visitor>) => {
  const has = (around: Visitor): around is A => feature in around
  return (): A => {
    const around = useAround()
    if (!has(around)) throw new Error(`A screen needs an area with ${String(feature)} around it`)
    return around
  }
}

/** The features for every visitor, signed in or not. */
export const useVisitor = useAround
/** The features of a signed-in customer on every page. */
export const useMember = areaWith<Member>('customer')
export const useBookingsArea = areaWith<BookingsArea>('bookingsList')
export const usePasswordArea = areaWith<PasswordArea>('passwords')
/** The features of every page of one booking. */
export const useBookingArea = areaWith<BookingArea>('bookingAtHand')
/** The features of a booking's own page. */
export const useBookingPageArea = areaWith<BookingPageArea>('offlineCopy')
/** The features that shops, changes of name and payments share. */
export const useBasketArea = areaWith<BasketArea>('basket')
export const useTicketsArea = areaWith<TicketsArea>('ticketShop')
export const useAccommodationArea = areaWith<AccommodationArea>('roomShop')
export const useExtrasArea = areaWith<ExtrasArea>('extrasShop')
export const useTransportArea = areaWith<TransportArea>('transportFinder')
export const useNameChangeArea = areaWith<NameChangeArea>('nameChange')
export const useResaleArea = areaWith<ResaleArea>('resale')
export const useDeliveryArea = areaWith<DeliveryArea>('deliveryAddress')
export const useQuestionsArea = areaWith<QuestionsArea>('bookingQuestions')
export const usePayingArea = areaWith<PaymentArea>('checkout')
export const useProfileArea = areaWith<ProfileArea>('profile')

/** The formats of the customer's language for amounts, dates, numbers and lists. */
export const useFormats = (): Formats => useVisitor().texts.formats
export const useVisitorTexts = (): Visitor['texts'] => useVisitor().texts
export const useMemberTexts = (): Member['texts'] => useMember().texts
export const useBookingTexts = (): BookingArea['texts'] => useBookingArea().texts
export const useBookingPageTexts = (): BookingPageArea['texts'] => useBookingPageArea().texts
export const useBasketTexts = (): BasketArea['texts'] => useBasketArea().texts
export const useAccommodationTexts = (): AccommodationArea['texts'] => useAccommodationArea().texts
export const useExtrasTexts = (): ExtrasArea['texts'] => useExtrasArea().texts
export const useTransportTexts = (): TransportArea['texts'] => useTransportArea().texts
export const useNameChangeTexts = (): NameChangeArea['texts'] => useNameChangeArea().texts
export const useResaleTexts = (): ResaleArea['texts'] => useResaleArea().texts
export const useDeliveryTexts = (): DeliveryArea['texts'] => useDeliveryArea().texts
export const useQuestionsTexts = (): QuestionsArea['texts'] => useQuestionsArea().texts
export const usePayingTexts = (): PaymentArea['texts'] => usePayingArea().texts

/** The texts of the detail forms, on the profile and within a booking. */
export const useDetailsTexts = (): DetailsTexts => {
  const { texts } = useVisitor()
  if (!namesDetails(texts)) throw new Error('A screen needs an area with the forms of a person around it')
  return texts
}
const namesDetails = (texts: Visitor['texts']): texts is DetailsTexts => 'profile' in texts.screen
