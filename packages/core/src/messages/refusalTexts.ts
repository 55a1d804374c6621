/** Refusals inside a booking that the specification has no code for; the codes are those of packages/fake-backend's README. */
export const refusalTexts = {
  13000021:
    'This delivery is on its way already, so its address can no longer be changed. Please contact us if it is wrong.',
  13000030: 'This download is no longer there. Please load your booking again.',
  13000031: 'This download belongs to another booking. Please sign in with the account that it was booked with.',
  13000032: 'This download is not ready yet. Please come back when your booking says that it is.',
  50008010: 'Some of what you chose has just been sold. Please choose from what is still available.',
  50008030: 'This ticket is not on sale for your booking any more. Please choose another.',
  50008040: 'This is not in your basket any more.',
  50008050: 'This passenger has just been added elsewhere. Please check your basket and try again.',
  50008060: 'Your basket is not complete yet. Please put right what it asks for and try again.',
  50008070: 'Your basket has to be paid for. Please go to checkout again.',
  50008080: 'What you chose is not on sale for your booking any more. Please choose again.',
  50008100: 'This option is not available for this room. Please choose another.',
  50008110: 'Options can only be added to a room of your basket. Please add the room first.',
  50008120: 'This room has an option of this kind already. Please remove that one first.',
  50008130: 'These options do not go together. Please check how many of each you need.',
  50008140: 'This departure does not match your journey any more. Please choose it again.',
  50008150: 'This ticket is not in your booking any more. Please load your booking again.',
  50008160: 'The name on this ticket cannot be changed.',
  50008170: 'This ticket is on resale. Please take it off the list before you change its name.',
  50008180: 'A change of name is waiting for this ticket already.',
  50008190: 'This trip is over, so this can no longer be added or changed.',
} as const

export type RefusalCode = `${keyof typeof refusalTexts}`
