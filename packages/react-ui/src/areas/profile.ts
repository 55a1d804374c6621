import { passwordsModule, profileModule } from '@booking-dashboard/core/composition'
import { memberParts } from '../dashboard/browser/memberParts'
import BankAccountScreen from '../customer/bank/BankAccountScreen'
import ProfileScreen from '../customer/profile/ProfileScreen'

export const parts = [...memberParts, passwordsModule, profileModule]
export const screens = { BankAccountScreen, ProfileScreen }
