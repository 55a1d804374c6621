/** The sections that the back end checks (specification 2, §3), in the order in which their errors are shown. */
export const mandatorySections = ['tickets', 'accommodation', 'extras', 'transport'] as const
export type MandatorySection = (typeof mandatorySections)[number]
