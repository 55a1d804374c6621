import { askedModule, questionsModule } from '@booking-dashboard/core/composition'
import MandatoryInformationScreen from '../bookings/questions/MandatoryInformationScreen'
import RequiredAddressScreen from '../bookings/questions/RequiredAddressScreen'
import { bookingParts } from '../composition/browser/bookingParts'

export const parts = [...bookingParts, askedModule, questionsModule]
export const screens = { MandatoryInformationScreen, RequiredAddressScreen }
