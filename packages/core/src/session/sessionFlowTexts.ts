/** What signing in and out says (specification 1, to the letter where it gives it). */
export const sessionFlowTexts = {
  session: {
    otherCustomer: 'Another account signed in on this browser, so this page now shows that account.',
    signedOut: 'You have successfully signed out!',
    signOutHeader: 'Sign out',
    signOutQuestion: 'You are about to sign out. Do you want to continue?',
    signOut: 'Sign Out',
    cancel: 'Cancel',
  },
} as const
