import type { BasketAtHand } from '../basket/basketReading.js'
import type { Bills } from '../bookings/money/bill.js'
import type { HeldTickets } from '../bookings/holdings/heldTickets.js'
import type { NameChange } from '../name-change/nameChange.js'
import type { BookingAtHand } from '../booking-page/bookingAtHand.js'
import type { BookingPage } from '../booking-page/bookingPage.js'
import type { ShoppingBasket } from '../basket/shoppingBasket.js'
import type { BookingQuestions } from '../questions/bookingQuestions.js'
import type { BookingsListModel } from '../bookings/list/bookingsList.js'
import type { Bookings } from '../bookings/bookings.js'
import type { AccommodationList } from '../catalogue/accommodation/accommodationList.js'
import type { RoomShop } from '../catalogue/accommodation/roomShopState.js'
import type { ExtrasShop } from '../catalogue/extras/extrasShop.js'
import type { PackageInformation } from '../catalogue/package/packageInformation.js'
import type { TicketShop } from '../catalogue/tickets/ticketShop.js'
import type { TransportFinder } from '../catalogue/transport/transportFinder.js'
import type { ClientSetUp } from '../client/clientSetUp.js'
import type { CustomerData } from '../customer/customerData.js'
import type { Profile } from '../customer/profile.js'
import type { DeliveryAddress } from '../delivery/deliveryAddress.js'
import type { Downloads, TicketToShow } from '../delivery/deliveryProgress.js'
import type { DrawPages, GateView } from '../delivery/gateView.js'
import type { Severity } from '../failure/errorCatalogue.js'
import type { ThrownError } from '../failure/telemetry.js'
import type { LanguageChoice } from '../texts/language.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { BasketAreaTexts } from '../texts/areas/basketAreaTexts.js'
import type { BookingAreaTexts } from '../texts/areas/bookingAreaTexts.js'
import type { MemberTexts } from '../texts/areas/memberTexts.js'
import type { PayingAreaTexts } from '../texts/areas/payingAreaTexts.js'
import type { Texts } from '../texts/areas/texts.js'
import type { VisitorTexts } from '../texts/areas/visitorTexts.js'
import type { BalancePart } from '../bookings/money/owed.js'
import type { PlanForms } from '../payment-plan/planForm.js'
import type { BalancePayment } from '../payment/balancePayment.js'
import type { CardFormInput, CardFormState } from '../payment/cardForm.js'
import type { Checkout } from '../payment/checkout.js'
import type { OfflineCopy } from '../offline/offlineCopy.js'
import type { UnendedPayment } from '../payment/pendingPayments.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { Resale } from '../resale/resale.js'
import type { Drafts } from '../session/Drafts.js'
import type { Passwords } from '../session/passwords.js'
import type { Session } from '../session/session.js'
import type {
  AccommodationAreaTexts,
  BookingPageAreaTexts,
  DeliveryAreaTexts,
  ExtrasAreaTexts,
  NameChangeAreaTexts,
  PasswordAreaTexts,
  ProfileAreaTexts,
  QuestionsAreaTexts,
  ResaleAreaTexts,
  TransportAreaTexts,
} from '../texts/areas/featureAreas.js'

/** The features for everybody, signed in or not. */
export interface Visitor {
  /** The signed-in customer; signs in and out. */
  readonly session: Session
  /** Typed text that was not sent. */
  readonly drafts: Drafts
  /** The client that runs the site: its settings, genders and countries. */
  readonly client: ClientSetUp
  /** The toasts and prompts that are visible now. */
  readonly messages: MessageStore
  /** The language of all texts. */
  readonly language: LanguageChoice
  /** Reports an error in the code with the customer's id; nothing is shown. */
  readonly reportThrown: (code: string, severity: Severity, thrown: ThrownError) => void
  readonly texts: VisitorTexts
}

/** The features of every page for a signed-in customer. */
export interface Member extends Visitor {
  /** Reads and changes the details of the customer and the additional customers. */
  readonly customer: CustomerData
  /** The customer's bookings, each loaded at its first use. */
  readonly bookings: Bookings
  readonly texts: MemberTexts
}

/** The features of the list of bookings. */
export interface BookingsArea extends Member {
  /** The customer's bookings, as listed on the first page. */
  readonly bookingsList: BookingsListModel
}

/** The features of the pages that set a password. */
export interface PasswordArea extends Member {
  readonly texts: PasswordAreaTexts
  readonly passwords: Passwords
}

/** The features of every page of one booking. */
export interface BookingArea extends Member {
  readonly texts: BookingAreaTexts
  /** One booking, as every page of it shows it. */
  readonly bookingAtHand: (bookingRef: string) => BookingAtHand
  /** The basket of one booking, as its button shows it. */
  readonly basketAtHand: (bookingRef: string) => BasketAtHand
  /** An unfinished payment of one booking, such as one with an open challenge; null if there is none. */
  readonly unendedPayment: (bookingRef: string) => Behavior<UnendedPayment | null>
}

/** The features of a booking's own page. */
export interface BookingPageArea extends BookingArea {
  readonly texts: BookingPageAreaTexts
  /** One booking, as its own page shows it. */
  readonly bookingPage: (bookingRef: string) => BookingPage
  /** What one booking costs, what was paid, and the ways to pay the rest. */
  readonly bill: Bills
  /** The files of one booking. */
  readonly downloads: (bookingRef: string) => Downloads
  /** E-tickets of one booking, to be shown at a gate. Null if it has no file of them. `draw` draws their pages. */
  readonly gateView: (bookingRef: string, tickets: readonly TicketToShow[], draw: DrawPages) => GateView | null
  /** A copy of one booking on this device, for reading without a network. */
  readonly offlineCopy: (bookingRef: string) => OfflineCopy
}

/** The features of the pages that fill the basket or pay for it. */
export interface BasketArea extends BookingArea {
  readonly texts: BasketAreaTexts
  /** The basket of one booking. */
  readonly basket: (bookingRef: string) => ShoppingBasket
  /** Terms and conditions, and the settings of options. */
  readonly packageInformation: (bookingRef: string) => PackageInformation
}

/** Tickets for bookings. */
export interface TicketsArea extends BasketArea {
  /** The tickets that one booking already has. */
  readonly heldTickets: (bookingRef: string) => HeldTickets
  /** Chooses tickets for one booking. */
  readonly ticketShop: (bookingRef: string) => TicketShop
}

/** Rooms for bookings. */
export interface AccommodationArea extends BasketArea {
  readonly texts: AccommodationAreaTexts
  /** The accommodation of one booking, and the accommodations with rooms on sale. */
  readonly accommodationList: (bookingRef: string) => AccommodationList
  /** Chooses rooms of one accommodation for one booking, and their extras. */
  readonly roomShop: (bookingRef: string, accommodationId: string) => RoomShop
}

/** General extras for bookings. */
export interface ExtrasArea extends BasketArea {
  readonly texts: ExtrasAreaTexts
  /** Chooses general extras for one booking. */
  readonly extrasShop: (bookingRef: string) => ExtrasShop
}

/** Transport for bookings. */
export interface TransportArea extends BasketArea {
  readonly texts: TransportAreaTexts
  /** Finds transport for one booking, and adds it to its basket. */
  readonly transportFinder: (bookingRef: string) => TransportFinder
}

/** Names on tickets. */
export interface NameChangeArea extends BasketArea {
  readonly texts: NameChangeAreaTexts
  /** The ticket holders of one booking, and changes of their names. */
  readonly nameChange: (bookingRef: string) => NameChange
}

/** Resale of tickets. */
export interface ResaleArea extends BookingArea {
  readonly texts: ResaleAreaTexts
  /** The resale of one booking's tickets. */
  readonly resale: (bookingRef: string) => Resale
}

/** Delivery addresses of bookings. */
export interface DeliveryArea extends BookingArea {
  readonly texts: DeliveryAreaTexts
  /** The delivery address of one booking. */
  readonly deliveryAddress: (bookingRef: string) => DeliveryAddress
}

/** Mandatory information of bookings. */
export interface QuestionsArea extends BookingArea {
  readonly texts: QuestionsAreaTexts
  /** The mandatory information of one booking. */
  readonly bookingQuestions: (bookingRef: string) => BookingQuestions
}

/** Everything that is paid for or changed once. */
export interface PayingArea extends BasketArea {
  readonly texts: PayingAreaTexts
  /** Pays for the basket of one booking. */
  readonly checkout: (bookingRef: string) => Checkout
  /** Finds what is wrong or missing in a card form. */
  readonly cardForm: (input: CardFormInput) => CardFormState
  /** Pays what one booking owes: the whole balance, or the overdue part of its payment plan. */
  readonly balancePayment: (bookingRef: string, part: BalancePart) => BalancePayment
  /** Sets up and changes the payment plan of one booking. */
  readonly plan: (bookingRef: string) => PlanForms
  /** Checks every payment that was unfinished when the page was left. */
  readonly resumePayments: () => Promise<void>
}

/** The customer's own data. */
export interface ProfileArea extends PasswordArea {
  readonly texts: ProfileAreaTexts
  /** Shows and changes the stored details of the customer and the additional customers. */
  readonly profile: Profile
}

/** The public interface of the core, grouped by feature: screens bind it, and scripts call it. */
export interface Dashboard
  extends BookingsArea,
    BookingPageArea,
    TicketsArea,
    AccommodationArea,
    ExtrasArea,
    TransportArea,
    NameChangeArea,
    ResaleArea,
    DeliveryArea,
    QuestionsArea,
    PayingArea,
    ProfileArea {
  readonly texts: Texts
  /**
   * Ends the dashboard for good: cancels calls in flight, stops every timer, and sends no more calls; those end as
   * `cancelled`.
   */
  readonly dispose: () => void
}
