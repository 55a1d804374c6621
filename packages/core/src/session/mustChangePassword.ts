import { paths } from '../navigation/paths.js'
import type { Admission } from './SessionState.js'

const exempt: readonly string[] = [paths.login, paths.changePassword]

/** With the reset required, any page except /login and /changepassword leads to /changepassword (specification 1, §2). */
export const mustChangePassword = (admission: Admission, pathname: string): boolean =>
  admission === 'changePassword' && !exempt.includes(pathname)
