import { paths } from '../navigation/paths.js';
const exempt = [paths.login, paths.changePassword];
/** With the reset required, any page except /login and /changepassword leads to /changepassword (specification 1, §2). */
export const mustChangePassword = (admission, pathname) => admission === 'changePassword' && !exempt.includes(pathname);
