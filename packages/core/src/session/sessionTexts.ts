/** /login (specification 1, §2 and §5). */
export const sessionTexts = {
  title: 'Login',
  heading: "Let's get you logged in",
  email: 'Email address',
  password: 'Password',
  signIn: 'Log in',
  signingIn: 'Logging you in',
  emailInvalid: 'Invalid email address',
  passwordEmpty: 'Password must not be empty',
  forgotten: 'Forgotten your password?',
  failedTitle: 'You are not logged in',
  help: {
    heading: 'Which details do I use?',
    bookedOnline: 'I booked online',
    bookedOnlineAnswer: 'Use the email address and the password that you chose when you made your booking.',
    bookedForMe: 'My booking was made for me',
    bookedForMeAnswer:
      'We made an account for you when you were booked. Use the email address that your confirmation was sent to, and the temporary password in that email.',
  },
  welcome: 'Everything about your trip, in one place',
  welcomeLine: 'See where you are going, what is paid and what is still to do.',
} as const
