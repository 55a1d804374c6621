import type { Page } from '@playwright/test'

/** Sends a call from the page itself, signed in as its customer. */
const ask = (page: Page, path: string, body: unknown): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const trace = crypto.randomUUID().replaceAll('-', '')
      const headers = {
        'content-type': 'application/json',
        'X-Client-Id': '44',
        'X-Hostname': 'localhost',
        traceparent: `00-${trace}-${trace.slice(16)}-01`,
      }
      const answer = await fetch(`/api/basket/SUN1001${String(to)}`, {
        method: 'POST',
        headers,
        ...(sent === null ? {} : { body: JSON.stringify(sent) }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    [path, body],
  )

const details = { first_name: 'Ada', last_name: 'Lind', email: '', telephone_number: '' }

/**
 * Adds the items of other screens to the open basket of SUN1001: a ticket, two rooms, one with breakfast, and a change
 * of name.
 */
export const fillBasket = async (page: Page): Promise<void> => {
  await ask(page, '/tickets', { tickets: [{ ticket_type_id: '41011', pax_id: 1 }] })
  await ask(page, '/accommodation', {
    accommodations: ['31012', '31013'].map((roomId) => ({ id: '3101', name: 'Room', roomId, pax_id: 1 })),
  })
  await ask(page, '/accommodation/3101/extra', {
    extras: [
      {
        acco_id: '3101',
        extra_id: '3181',
        option_id: '31812',
        group_id: 1,
        pax_id: 1,
        name: 'Board',
        other_information: '',
      },
    ],
  })
  await ask(page, '/ticketdetailchange', [{ ticket_id: '5101', personal_details: details }])
}

export const beginBasket = (page: Page): Promise<unknown> => ask(page, '', null)

/** Adds a seat in the stalls for each of these passengers. */
export const addStalls = (page: Page, passengerIds: readonly number[]): Promise<unknown> =>
  ask(page, '/tickets', { tickets: passengerIds.map((pax_id) => ({ ticket_type_id: '41011', pax_id })) })

export const addTickets = (page: Page, count: number): Promise<unknown> =>
  addStalls(
    page,
    Array.from({ length: count }, () => 1),
  )
