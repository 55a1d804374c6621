/** What the parts of every screen say by themselves, mostly to those who do not see them. */
export const designTexts = {
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  dismiss: 'Dismiss',
  messages: 'Messages',
  tryAgain: 'Try again',
  addOne: 'Add one',
  removeOne: 'Remove one',
  optional: '(optional)',
  show: 'Show',
  hide: 'Hide',
  password: 'password',
  error: 'Error',
  meaning: { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' },
  step: { done: 'Done', current: 'Under way', toCome: 'To come', failed: 'Did not work' },
} as const
