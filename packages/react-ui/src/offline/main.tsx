import '../design'
import { toOwnPath } from '@booking-dashboard/core'
import { createRoot } from 'react-dom/client'
import { readKept } from './keptRecord'
import { OfflinePage } from './OfflinePage'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
// A page that could not learn who is signed in was led here; it keeps its address.
const wanted = toOwnPath(new URLSearchParams(location.search).get('page') ?? '')
if (wanted !== null) history.replaceState(null, '', wanted)
const kept = await readKept(Date.now())
createRoot(root).render(<OfflinePage kept={kept} pathname={location.pathname} />)
