import MandatoryInformationScreen from '../questions/MandatoryInformationScreen'
import RequiredAddressScreen from '../questions/RequiredAddressScreen'

export { questionsArea as area } from '@booking-dashboard/core/composition'
export { bookingHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { MandatoryInformationScreen, RequiredAddressScreen }
