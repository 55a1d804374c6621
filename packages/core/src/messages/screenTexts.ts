/** Headings, labels and sentences of the screens. */
export const screenTexts = {
  titleSuffix: 'Customer Dashboard',
} as const
