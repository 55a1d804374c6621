import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takeLinkToken } from './linkToken'

/** The token of the e-mail's link, on the page that the link opened. */
export const useLinkToken = (): string | null => {
  const [token] = useState(takeLinkToken)
  // The key of a document's first page. A later page of this address is not the link's.
  return useLocation().key === 'default' ? token : null
}
