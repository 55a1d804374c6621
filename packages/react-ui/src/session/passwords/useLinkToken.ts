import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The token of the e-mail link. It is a secret: read once, and removed from the address and the history at once. */
export const useLinkToken = (): string | null => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const found = new URLSearchParams(search).get('token')
  const [token, setToken] = useState(found)
  useEffect(() => {
    if (found === null) return
    setToken(found)
    void navigate(pathname, { replace: true })
  }, [found, pathname, navigate])
  return token === '' ? null : token
}
