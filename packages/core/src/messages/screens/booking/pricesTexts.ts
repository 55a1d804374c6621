/** The price summary (specification 2, §9). */
export const pricesTexts = {
  heading: 'Price summary',
  tickets: 'Tickets',
  noTickets: 'No tickets in this booking.',
  bookingFee: 'Booking Fee',
  includesFee: (fee: string) => `includes ${fee} Booking Fee`,
  ticketsTotal: 'Tickets total',
  totals: 'Totals',
  bookingPrice: 'Booking price',
  discounts: 'Discounts',
  total: 'Total booking price',
  paid: 'Paid so far',
  outstanding: 'Outstanding balance',
} as const
