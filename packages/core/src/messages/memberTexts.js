import { failureTexts } from './failureTexts.js';
import { flowTexts } from './flowTexts.js';
import { bookingsTexts } from './screens/bookingsTexts.js';
import { changePasswordTexts } from './screens/changePasswordTexts.js';
import { resetPasswordTexts } from './screens/resetPasswordTexts.js';
import { visitorTexts } from './visitorTexts.js';
/** Of the bookings list and the passwords, and what every use case behind the sign-in says. */
export const memberTexts = {
    ...visitorTexts,
    ...flowTexts,
    failure: { ...visitorTexts.failure, ...failureTexts },
    screen: {
        ...visitorTexts.screen,
        bookings: bookingsTexts,
        changePassword: changePasswordTexts,
        resetPassword: resetPasswordTexts,
    },
};
