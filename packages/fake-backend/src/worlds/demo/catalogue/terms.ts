import type { Terms } from '../../../records/PackageOffers.js'

/** Plain text, never HTML. */
export const bookingTerms: Terms = {
  sections: [
    {
      heading: 'Your booking',
      paragraphs: [
        'These terms apply to everything that you book with us, now and later, and to everybody who travels on your booking.',
        'What you add to your booking is confirmed as soon as it has been paid for. You find it on the page of your booking.',
      ],
    },
    {
      heading: 'Paying',
      paragraphs: [
        'Prices include taxes and fees. The rest of what you owe is due six weeks before you leave, unless your booking says otherwise.',
      ],
    },
    {
      heading: 'Changing and cancelling',
      paragraphs: [
        'Tickets can be given another name where your booking offers it, for a fee, until three days before the event.',
        'Rooms, extras and transport that are cancelled within 28 days of departure are not refunded.',
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: ['Please tell us at once, so that we can put it right while you are away.'],
    },
  ],
}

export const shortTerms: Terms = {
  sections: [
    {
      heading: 'Your booking',
      paragraphs: [
        'What you add to your booking is confirmed as soon as it has been paid for, and is not refunded within 28 days of departure.',
      ],
    },
  ],
}
