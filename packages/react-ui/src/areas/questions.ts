import { askedModule, questionsModule } from '@booking-dashboard/core/composition'
import MandatoryInformationScreen from '../questions/MandatoryInformationScreen'
import RequiredAddressScreen from '../questions/RequiredAddressScreen'
import { bookingParts } from '../dashboard/browser/bookingParts'

export const parts = [...bookingParts, askedModule, questionsModule]
export const screens = { MandatoryInformationScreen, RequiredAddressScreen }
