import BankAccountScreen from '../customer/bank/BankAccountScreen'
import ProfileScreen from '../customer/profile/ProfileScreen'
import type { Opens } from '../reactive/useOpen'

export { profileArea as area } from '@booking-dashboard/core/composition'
export { memberHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { BankAccountScreen, ProfileScreen }
export const opens: Opens<'profile', keyof typeof screens> = {
  ProfileScreen: ({ profile, client }) => [profile.open, client.needLists],
}
