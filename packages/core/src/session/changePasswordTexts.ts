/** /changepassword, and the same form in the profile (specification 1, §2). */
export const changePasswordTexts = {
  title: 'Update Password',
  requiredTitle: 'Choose a new password to go on',
  required: 'To keep your account safe, please replace your password before you go on to your bookings.',
  current: 'Current password',
  currentEmpty: 'Enter your current password.',
  change: 'Update password',
  changing: 'Updating your password',
  failed: 'Your password was not updated',
} as const
