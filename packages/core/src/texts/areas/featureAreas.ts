import type { bookingPageWords } from '../../booking-page/bookingPageTexts.js'
import type { accommodationWords } from '../../catalogue/accommodation/accommodationTexts.js'
import type { extrasWords } from '../../catalogue/extras/extrasTexts.js'
import type { transportWords } from '../../catalogue/transport/transportTexts.js'
import type { detailsWords } from '../../customer/profileTexts.js'
import type { deliveryWords } from '../../delivery/deliveryTexts.js'
import type { OnTop, Wording } from '../../language/Wording.js'
import type { nameChangeWords } from '../../name-change/ticketDetailsTexts.js'
import type { offlineWords } from '../../offline/offlineTexts.js'
import type { questionsWords } from '../../questions/mandatoryTexts.js'
import type { resaleWords } from '../../resale/resaleTexts.js'
import type { passwordWords } from '../../session/passwordTexts.js'
import type { BasketAreaTexts } from './basketAreaTexts.js'
import type { BookingAreaTexts } from './bookingAreaTexts.js'
import type { MemberTexts } from './memberTexts.js'

/** The texts of each area that builds on those of another, for screens and scripts. */
export interface PasswordAreaTexts extends OnTop<MemberTexts, Wording<typeof passwordWords>> {}

/** The texts of the forms for a person's details, on every page. */
export interface DetailsTexts extends OnTop<MemberTexts, Wording<typeof detailsWords>> {}

export interface ProfileAreaTexts extends OnTop<PasswordAreaTexts, Wording<typeof detailsWords>> {}

/** The texts of a booking's own page. */
export interface BookingPageAreaTexts
  extends OnTop<OnTop<BookingAreaTexts, Wording<typeof bookingPageWords>>, Wording<typeof offlineWords>> {}

export interface DeliveryAreaTexts
  extends OnTop<OnTop<BookingAreaTexts, Wording<typeof deliveryWords>>, Wording<typeof detailsWords>> {}

export interface QuestionsAreaTexts
  extends OnTop<OnTop<BookingAreaTexts, Wording<typeof questionsWords>>, Wording<typeof detailsWords>> {}

export interface ResaleAreaTexts extends OnTop<BookingAreaTexts, Wording<typeof resaleWords>> {}

export interface AccommodationAreaTexts extends OnTop<BasketAreaTexts, Wording<typeof accommodationWords>> {}

export interface ExtrasAreaTexts extends OnTop<BasketAreaTexts, Wording<typeof extrasWords>> {}

export interface TransportAreaTexts extends OnTop<BasketAreaTexts, Wording<typeof transportWords>> {}

export interface NameChangeAreaTexts extends OnTop<BasketAreaTexts, Wording<typeof nameChangeWords>> {}
