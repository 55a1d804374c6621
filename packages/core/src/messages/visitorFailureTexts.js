/** Texts of the failures that can come before anybody signed in (specification 1, §8; wording by decisions §5). */
export const visitorFailureTexts = {
    unknown: "It looks like we're having a few problems with your request.",
    sessionExpired: 'You have been automatically logged out after a period of inactivity. Please login again.',
    accountNotFound: "We couldn't find an account with those details. Please check your email address or password and try again",
    emailNotVerified: 'This account has not been verified yet, please check your emails for instructions',
    accountLocked: 'Your account has been locked, please contact our support team',
    currentPasswordIncorrect: "We couldn't verify your current password, please try again.",
    passwordNotChanged: "Please ensure your new password isn't the same as your old password.",
    initialisation: 'Initialisation failed',
    login: "We're having problems signing you in right now. Please try again.",
    authenticationCheck: "We're unable to check whether you are signed in right now. Please try again.",
    logout: "We're unable to sign you out right now. Please try again.",
    genders: "We're unable to load the list of genders right now. Please try again.",
    countries: "We're unable to load the list of countries right now. Please try again.",
    changePassword: "We're unable to update your password right now. Please try again.",
    resetPassword: "We're unable to reset your password right now. Please try again.",
};
