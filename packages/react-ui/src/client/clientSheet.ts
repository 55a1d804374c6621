import { clientAsset } from './clientAsset'

/** The style sheet of a client as text; null if it is missing. */
export interface ClientSheet {
  readonly code: string
  readonly text: string | null
}

const fetchText = async (address: string): Promise<string | null> => {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

export const fetchClientSheet = async (code: string): Promise<ClientSheet> => ({
  code,
  text: await fetchText(clientAsset(code, 'client.css')),
})

let known: ClientSheet | null = null

/** Undefined until it is loaded. */
export const loadedClientSheet = (code: string): string | null | undefined =>
  known?.code === code ? known.text : undefined

/** The sheet that the start script requested, or a new request. */
export const loadClientSheet = async (code: string): Promise<string | null> => {
  const early = await window.firstLoad?.clientSheet
  known = early?.code === code ? early : await fetchClientSheet(code)
  return known.text
}
