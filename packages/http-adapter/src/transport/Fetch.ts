/** As much of the platform's `fetch` as the adapter needs; a back end in the same process fits as well. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>
